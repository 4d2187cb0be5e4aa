import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

interface Diagnostic {
  category: string;
  location: { path: string | { file: string } };
}

const fixtures = resolve('tests/fixtures/import-directions');
const biome = resolve('node_modules/@biomejs/biome/bin/biome');
const folder = mkdtempSync(join(tmpdir(), 'import-directions-'));

function filesOf(kind: string): string[] {
  return readdirSync(join(fixtures, kind), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
}

/** Files of a folder that the project's own rules reject, and by which rule. */
function lint(kind: string): Map<string, string[]> {
  const directory = join(folder, kind);
  cpSync(join(fixtures, kind), directory, { recursive: true });
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  // The copy is no repository, and its paths stand for those of the project.
  writeFileSync(
    join(directory, 'biome.json'),
    JSON.stringify({ ...config, $schema: undefined, vcs: undefined }),
  );
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'],
    { cwd: directory, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  const found = new Map<string, string[]>();
  for (const { category, location } of diagnostics) {
    const path = typeof location.path === 'string' ? location.path : location.path.file;
    const file = path.replace(/^\.\//, '');
    found.set(file, [...(found.get(file) ?? []), category]);
  }
  return found;
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('import directions', () => {
  const rejected = filesOf('rejected');
  const accepted = filesOf('accepted');

  test('have fixtures for each layer', () => {
    expect(rejected.length).toBeGreaterThan(20);
    expect(accepted.length).toBeGreaterThan(6);
  });

  describe('lint rejects an import against them', () => {
    const found = lint('rejected');
    test.each(rejected)('%s', (file) => {
      expect(new Set(found.get(file))).toEqual(new Set(['lint/style/noRestrictedImports']));
    });
  });

  test('lint accepts imports that follow them', () => {
    expect([...lint('accepted')]).toEqual([]);
  });
});
