import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scriptGaps } from '../../browsers/scriptGaps';

/** What readers' browsers run, with what it imports. Inline scripts that are text are looked at in the build. */
const roots = globSync([
  'src/{components,features,theme,pages}/**/*.{ts,tsx}',
  'plugins/**/client.{ts,tsx}',
  'plugins/delivery/static-first/{loader,baseUrlBanner,replay}.ts',
  'plugins/delivery/patches/**/replacements/*.ts',
]);

/** What may be used although some browsers of the floor don't have it, and why. */
const exceptions = new Map([
  ['Window.requestIdleCallback', 'asked for first, with a timer instead'],
  ['Window.cookieStore', 'asked for first, with polling instead'],
  ['ClipboardItem', 'asked for first; only Safari needs it'],
  ['Clipboard.write', 'used with ClipboardItem only'],
  ['<textarea autocapitalize>', 'a convenience: Safari on a Mac has no capitals to leave out'],
  ['<input autocapitalize>', 'a convenience: Safari on a Mac has no capitals to leave out'],
  ['<textarea autocorrect>', 'a convenience: only the keyboards that correct know it'],
]);

test('scripts use nothing that a supported browser lacks', () => {
  const { gaps, looked } = scriptGaps(roots);
  expect(looked).toBeGreaterThan(1000);
  expect(gaps.filter(({ feature }) => !exceptions.has(feature))).toEqual([]);
  const used = new Set(gaps.map(({ feature }) => feature));
  expect([...exceptions.keys()].filter((feature) => !used.has(feature))).toEqual([]);
}, 180_000);

test('finds members, static members, globals and attributes that are too new', () => {
  const { gaps } = scriptGaps(['tests/fixtures/above-floor/script.tsx']);
  expect(gaps.map(({ feature }) => feature)).toEqual([
    'URL.parse',
    'Promise.withResolvers',
    'Set.union',
    'Window.requestIdleCallback',
    'Clipboard.write',
    'ClipboardItem',
    '<details name>',
  ]);
  expect(gaps[0]).toMatchObject({
    place: 'tests/fixtures/above-floor/script.tsx:2',
    needs: expect.stringContaining('chrome 126'),
  });
}, 180_000);
