import { expect, test } from 'vitest';
import { blockNames, carryNames } from '../../../../../plugins/samples/names/blockNames';
import type { PlacedName } from '../../../../../plugins/samples/names/readNames';
import { textKey } from '../../../../../src/lib/textKey';
import { recordOf } from '../../content/recordOf';

const at = (code: string, word: string, place = word): PlacedName => ({
  start: code.indexOf(word),
  length: word.length,
  place,
});

test('names are found again in the JavaScript version', () => {
  const code = 'import type { Id } from "d";\nconst id: Id<"x"> = get<Id<"x">>();\nrun(id, get);\n';
  const javaScript = 'const id = get();\nrun(id, get);\n';
  const names = [
    at(code, 'Id'),
    at(code, 'get'),
    { ...at(code, 'get'), start: code.lastIndexOf('get') },
  ];
  expect(carryNames(code, names, javaScript).map(({ start }) => start)).toEqual([
    javaScript.indexOf('get'),
    javaScript.lastIndexOf('get'),
  ]);
});

test('blocks are listed in both languages, and only those with names', async () => {
  const code = 'const x: number = v.string();';
  const page = recordOf(
    `Lead.\n\n\`\`\`ts in="module"\n${code}\n\`\`\`\n\n\`\`\`ts in="module"\nexport {};\n\`\`\`\n`,
  );
  const [fence] = page.fences;
  if (!fence) throw new Error('The page has a fence.');
  const blocks = await blockNames(page, new Map([[fence, [at(code, 'string', 'p')]]]));
  const javaScript = 'const x = v.string();';
  expect(blocks).toEqual({
    [textKey(code)]: [[code.indexOf('string'), 'p']],
    [textKey(javaScript)]: [[javaScript.indexOf('string'), 'p']],
  });
});
