import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A temporary project with a step that imports and names files in every way. */
export function createProject() {
  const root = mkdtempSync(join(tmpdir(), 'disk-cache-'));
  function write(file: string, text: string): void {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  write('package-lock.json', '{}');
  write('package.json', '{ "name": "site" }');
  write(
    'plugins/step/index.ts',
    `import type { Shape } from './shape';
import { helper } from '../build/helper';
export { later } from '@site/src/site/later';
const worker = new URL('./worker.mjs', import.meta.url);
const script = join(dir, 'script.cjs');
const lazy = () => import("./lazy");
const hint = 'docs/terms.txt';
const written = 'build/records.json';
const component = { from: '@site/src/components/Card' };`,
  );
  write('plugins/step/shape.ts', 'export type Shape = string;');
  write('plugins/step/worker.mjs', "import './thread.mjs';");
  write('plugins/step/thread.mjs', '// thread');
  write('plugins/step/script.cjs', "require('./data.json')");
  write('plugins/step/data.json', '[]');
  write('plugins/step/lazy.ts', '// lazy');
  write('plugins/step/unrelated.ts', '// unrelated');
  write('plugins/build/helper.ts', "import { deep } from '../../src/lib/deep';");
  write('src/lib/deep/index.ts', "export * from '../../components/list';");
  write('src/components/list.tsx', 'export const list = [];');
  write('src/site/later.ts', 'export const later = 1;');
  write('node_modules/pkg/index.js', '// package');
  write('docs/terms.txt', 'one');
  write('build/records.json', '[]');
  write('src/components/Card.tsx', '// card');
  return { root, write };
}
