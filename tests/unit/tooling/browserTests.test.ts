import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folders = ['tests/e2e', 'tests/e2e-full', 'tests/e2e-variants'];

test("every browser test watches the pages' policies, because it imports the `test` that does", () => {
  const specs = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => join(folder, file)),
  );
  expect(specs.length).toBeGreaterThan(30);
  const others = specs.filter((file) => {
    const source = readFileSync(file, 'utf8');
    return (
      !/from '[./]+(e2e\/)?support\/test'/.test(source) ||
      /import \{[^}]*\b(test|expect)\b[^}]*\} from '@playwright\/test'/.test(source)
    );
  });
  expect(others).toEqual([]);
});
