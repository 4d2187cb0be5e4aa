import { describe, expect, test } from 'vitest';
import { isActiveLink } from '../../../../src/features/navbar/LinkItem';

type Location = Parameters<typeof isActiveLink>[1];

const at = (pathname: string) => ({ pathname }) as Location;

describe('an item of the navbar is the current one', () => {
  test.each([
    ['on its page', '/chat', '/chat', '/'],
    ['on its page with a slash at the end', '/chat', '/chat/', '/'],
    ['with its own query and hash', '/chat?a=1#b', '/chat', '/'],
    ['below its page', '/chat', '/chat/rooms', '/'],
    ['below a base URL', '/chat', '/docs/chat', '/docs/'],
    ['written with the base URL', '/docs/chat', '/docs/chat', '/docs/'],
    ['at the root', '/', '/docs/', '/docs/'],
  ])('%s', (_case, to, pathname, baseUrl) => {
    expect(isActiveLink({ to }, at(pathname), baseUrl)).toBe(true);
  });

  test('on every page below its base path, whatever its own target', () => {
    const item = { to: '/database/schemas', activeBasePath: '/database' };
    expect(isActiveLink(item, at('/docs/database/types'), '/docs/')).toBe(true);
  });

  test('if its own predicate says so', () => {
    expect(isActiveLink({ to: '/a', isActive: () => true }, at('/b'), '/')).toBe(true);
    expect(isActiveLink({ to: '/a', isActive: () => false }, at('/a'), '/')).toBe(false);
  });
});

describe('an item of the navbar is not the current one', () => {
  test.each([
    ['on a page whose name only begins like its own', '/chat', '/chats'],
    ['on a page below the root', '/', '/chat'],
    ['on a page above it', '/chat/rooms', '/chat'],
  ])('%s', (_case, to, pathname) => {
    expect(isActiveLink({ to }, at(pathname), '/')).toBe(false);
  });

  test('if it links to another page', () => {
    expect(isActiveLink({}, at('/'), '/')).toBe(false);
  });
});
