import { expect, test } from 'vitest';
import { checkTexts } from '../../../../../../plugins/delivery/patches/define/checkTexts';
import { installedText } from '../../../../../../plugins/delivery/patches/define/installedText';
import { patches } from '../../../../../../plugins/delivery/patches/plugin';

const read = (file: string) => installedText(process.cwd(), file);
const expectations = patches.flatMap(({ name, expects = {} }) =>
  Object.entries(expects).map(([file, patterns]) => ({ name, file, patterns })),
);

test.each(
  expectations.flatMap(({ name, file, patterns }) =>
    patterns.map((pattern) => [name, file, pattern] as const),
  ),
)('%s stops the build when %s has nothing like %s', (name, file, pattern) => {
  const global = new RegExp(pattern.source, `${pattern.flags}g`);
  const changed = (asked: string) =>
    asked === file ? read(file)?.replace(global, '') : read(asked);
  expect(() => checkTexts(patches, changed)).toThrow(`patches: ${name} no longer matches: ${file}`);
});
