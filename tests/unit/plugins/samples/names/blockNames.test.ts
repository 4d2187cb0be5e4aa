import { expect, test } from 'vitest';
import { carryNames } from '../../../../../plugins/samples/names/blockNames';
import type { PlacedName } from '../../../../../plugins/samples/names/readNames';

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
