import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useActiveHeading } from '../../../../src/features/page/TableOfContents';

test('a page begins with the section of the address, as the inline script has marked it', () => {
  const nodes = ['write', 'read'].map((id) => ({ id, value: id, level: 2, children: [] }));
  const First = () => useActiveHeading(nodes);
  location.hash = '#read';
  expect(renderToString(<First />)).toBe('read');
  location.hash = '';
  expect(renderToString(<First />)).toBe('write');
});
