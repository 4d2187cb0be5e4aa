import { expect, test } from 'vitest';
import { isActiveLink } from '../../../../src/features/navbar/LinkItem';

type Item = Parameters<typeof isActiveLink>[0];
type Location = Parameters<typeof isActiveLink>[1];

test.each<[Item, string, string, boolean]>([
  [{ to: '/chat' }, '/chat', '/', true],
  [{ to: '/chat' }, '/chat/', '/', true],
  [{ to: '/chat?a=1#b' }, '/chat', '/', true],
  [{ to: '/chat' }, '/chat/rooms', '/', true],
  [{ to: '/chat' }, '/docs/chat', '/docs/', true],
  [{ to: '/docs/chat' }, '/docs/chat', '/docs/', true],
  [{ to: '/' }, '/docs/', '/docs/', true],
  [{ to: '/a', activeBasePath: '/database' }, '/docs/database/types', '/docs/', true],
  [{ to: '/a', isActive: () => true }, '/b', '/', true],
  [{ to: '/a', isActive: () => false }, '/a', '/', false],
  [{ to: '/chat' }, '/chats', '/', false],
  [{ to: '/' }, '/chat', '/', false],
  [{ to: '/chat/rooms' }, '/chat', '/', false],
  [{}, '/', '/', false],
])('the item %o is the current one at %s below %s: %s', (item, pathname, baseUrl, isActive) => {
  expect(isActiveLink(item, { pathname } as Location, baseUrl)).toBe(isActive);
});
