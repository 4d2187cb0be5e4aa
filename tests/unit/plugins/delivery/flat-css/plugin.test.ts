import postcss, { type AcceptedPlugin } from 'postcss';
import { expect, test } from 'vitest';
import flatCss from '../../../../../plugins/delivery/flat-css/plugin';

test('writes nested rules one after the other', () => {
  const plugins: AcceptedPlugin[] = [];
  flatCss().configurePostCss?.({ plugins } as never);
  const css = '.a { transition: color var(--fast); :global(.b) { color: red } &:hover { top: 0 } }';
  const flat = postcss(plugins).process(css, { from: undefined }).css;
  expect(flat.replace(/\s+/g, ' ').trim()).toBe(
    '.a { transition: color var(--fast); } .a :global(.b) { color: red } .a:hover { top: 0 }',
  );
});
