import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Fence } from '../../../../../plugins/content/fences';
import { compileFloors } from '../../../../../plugins/samples/floors/compileFloors';
import type { UnpackedRelease } from '../../../../../plugins/samples/floors/releaseFiles';
import { recordOf } from '../../content/recordOf';

const templates = 'dist/cjs/cli/codegen_templates';

let folder: string;

/** Writes a release that exports the given functions. */
function release(version: string, names: string[], types = version): UnpackedRelease {
  const root = join(folder, version);
  const packageDir = join(root, 'node_modules/convex');
  mkdirSync(packageDir, { recursive: true });
  cpSync(join('node_modules/convex', templates), join(packageDir, templates), { recursive: true });
  const exports = { './values': { types: './values.d.ts' } };
  writeFileSync(
    join(packageDir, 'package.json'),
    JSON.stringify({ name: 'convex', version, exports }),
  );
  const text = names.map((name) => `export declare function ${name}(): void;\n`).join('');
  writeFileSync(join(packageDir, 'values.d.ts'), text);
  return { name: 'convex', version, root, types };
}

beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'floors-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sample = (name: string) =>
  `\`\`\`ts title="src/${name}.ts"\nimport { ${name} } from "convex/values";\n${name}();\n\`\`\`\n\n`;

/** The floors of a page with a sample for each function. */
function floorsOf(names: string[], releases: UnpackedRelease[], known = '1.0.0') {
  const page = recordOf(names.map(sample).join(''), 'docs/page.mdx');
  const floors = new Map(page.fences.map((fence): [Fence, string] => [fence, known]));
  const [installed, ...older] = releases;
  const said: string[] = [];
  if (!installed) throw new Error('no release');
  const packagesRoot = realpathSync('.');
  compileFloors({
    ...{ packagesRoot, pages: [page], floors, installed, releases: older },
    onProgress: (line) => said.push(line),
  });
  return { floors: [...floors.values()], said };
}

describe('the lowest release that compiles a sample', () => {
  test('is the one that brought what it uses', () => {
    const releases = [
      release('1.3.0', ['old', 'newer', 'newest']),
      release('1.2.0', ['old', 'newer']),
      release('1.1.0', ['old', 'newer']),
      release('1.0.0', ['old']),
    ];
    expect(floorsOf(['old', 'newer', 'newest'], releases).floors).toEqual([
      ...['1.0.0', '1.1.0', '1.3.0'],
    ]);
  });

  test('is above the last one that fails', () => {
    const releases = [release('1.2.0', ['lost']), release('1.1.0', []), release('1.0.0', ['lost'])];
    expect(floorsOf(['lost'], releases).floors).toEqual(['1.2.0']);
  });

  test('is never below what is known', () => {
    const releases = [
      release('1.2.0', ['one']),
      release('1.1.0', ['one']),
      release('1.0.0', ['one']),
    ];
    const { floors, said } = floorsOf(['one'], releases, '1.1.0');
    expect(floors).toEqual(['1.1.0']);
    expect(said).toHaveLength(1);
  });

  test('needs no compilation where the types are the same', () => {
    const releases = [
      release('1.2.0', ['one'], 'same'),
      release('1.1.0', ['one'], 'same'),
      release('1.0.0', []),
    ];
    const { floors, said } = floorsOf(['one'], releases);
    expect(floors).toEqual(['1.1.0']);
    expect(said).toHaveLength(1);
  });
});
