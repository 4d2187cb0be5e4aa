import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { generateFiles, loadTemplates } from '../../plugins/samples/checks/codegen';
import { temporaryFolder, write as writeFile } from '../unit/folder';

/** The code of a page's fence, by its title. */
function codeOf(page: string, title: string): string {
  const [, code] =
    new RegExp(
      `^\`\`\`\\w+ title="${title.replaceAll('.', '\\.')}"[^\\n]*\\n(.*?)^\`\`\``,
      'ms',
    ).exec(readFileSync(join('docs/components', page), 'utf8')) ?? [];
  if (code === undefined) throw new Error(`${page} has no ${title}.`);
  return code;
}

const npx = (name: string) => resolve('node_modules/.bin', name);

test('the counter of the pages about components compiles and is packed with every file that its exports name', () => {
  const root = temporaryFolder();
  const write = (path: string, text: string) => writeFile(root, path, text);
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  const counter = (file: string) => codeOf('authoring.mdx', `convex/components/counter/${file}`);
  const folder = 'convex/components/counter';
  const files = new Map(
    ['convex.config.ts', 'schema.ts', 'counts.ts'].map((file) => [
      `${folder}/${file}`,
      counter(file),
    ]),
  );
  // `npx convex codegen` needs a deployment; this writes the same files with its templates.
  const generated = generateFiles(loadTemplates('node_modules/convex'), files);
  for (const [path, text] of [...files, ...generated]) {
    if (path.startsWith(`${folder}/`)) write(path.replace(folder, 'src/component'), text);
  }
  write(
    'src/client/index.ts',
    counter('client.ts').replace('./_generated/component', '../component/_generated/component.js'),
  );
  write('src/test.ts', codeOf('publishing.mdx', 'src/test.ts'));
  write('package.json', codeOf('publishing.mdx', 'package.json'));
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        strict: true,
        skipLibCheck: true,
        declaration: true,
        rootDir: 'src',
        outDir: 'dist',
        types: [],
      },
      include: ['src/component', 'src/client'],
    }),
  );
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');
  run(npx('tsc'), []);
  for (const [path, text] of generated) {
    if (path.startsWith(`${folder}/`)) write(path.replace(folder, 'dist/component'), text);
  }
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--ignore-scripts']));
  const names = new Set(packed.files.map(({ path }: { path: string }) => path));
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const named = Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry as Record<string, string>),
  );
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((path) => !names.has(path.replace('./', '')))).toEqual([]);
  expect(names.has('src/component/counts.ts')).toBe(true);
}, 120_000);
