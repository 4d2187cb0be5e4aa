import { expect, test } from 'vitest';
import { sourceKey, sources } from '../../../../plugins/build/sourceKey';
import { temporaryFolder } from '../../folder';

const definitions = ['src/components/Aside/definition.ts', 'src/features/limits/definition.ts'];

/** The key of a project with a file more, or with a changed one. */
function keyWith(changed?: string): string {
  const files = sources.map((source) => (source.includes('.') ? source : `${source}/index.ts`));
  const texts = Object.fromEntries([...files, ...definitions].map((file) => [file, '']));
  return sourceKey(temporaryFolder({ ...texts, ...(changed && { [changed]: 'changed' }) }));
}

test.each([
  ['package-lock.json', true],
  ['docusaurus.config.ts', true],
  ['plugins/delivery/patches/textPatches.ts', true],
  ['plugins/content/data/limits.yaml', true],
  ['src/site/product.ts', true],
  ['src/components/Aside/definition.ts', true],
  ['src/features/limits/definition.ts', true],
  ['plugins/live/ui/definition.ts', true],
  ['src/components/Aside/Aside.tsx', false],
  ['plugins/search/ui/SearchDialog.tsx', false],
  ['plugins/live/frame/frame.css', false],
  ['src/css/tokens.css', false],
  ['docs/index.mdx', false],
])('%s changes the key of all results: %s', (file, changes) => {
  expect(keyWith(file) !== keyWith()).toBe(changes);
});
