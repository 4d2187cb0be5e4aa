import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const stubs = `${root}/tests/component/stubs`;

/** Docusaurus ships its client libraries as `.js` files with JSX in them. */
const docusaurusJsx = {
  name: 'docusaurus-jsx',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!/node_modules\/@docusaurus\/[^/]+\/lib\/.*\.js$/.test(id)) return undefined;
    const { outputText } = ts.transpileModule(code, {
      fileName: id.replace(/\.js$/, '.jsx'),
      compilerOptions: {
        jsx: ts.JsxEmit.ReactJSX,
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2022,
      },
    });
    return outputText;
  },
};

const unitTests = ['tests/unit', 'tests/content'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
);

/** What a file could leave to the next one: stubs, spies, timers, mocked and reloaded modules, globals. */
const leavesTraces =
  /\bvi\.(?!fn\b|waitFor\b)\w|\bglobalThis\.\w+ = |\bprocess\.(?:env\.\w+ = |chdir)/;

const pureTests = unitTests.filter((path) => !leavesTraces.test(readFileSync(path, 'utf8')));

export default defineConfig({
  resolve: { alias: { '@site': root } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    passWithNoTests: true,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          // Its files share a worker and its modules: loading the compilers for each takes longer than the tests.
          name: 'pure',
          environment: 'node',
          isolate: false,
          include: pureTests,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: unitTests.filter((path) => !pureTests.includes(path)),
        },
      },
      {
        extends: true,
        test: {
          // Measures search on all pages; its files share what is read of them.
          name: 'search',
          environment: 'node',
          isolate: false,
          include: ['tests/search/**/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [docusaurusJsx],
        resolve: {
          alias: [
            // Docusaurus' own modules are the real ones; what depends on the bundler is a fake.
            { find: '@docusaurus/Head', replacement: `${stubs}/docusaurus/Head` },
            {
              find: /^@docusaurus\/(?!theme-common|plugin-content-docs|utils-common)(\w+)$/,
              replacement: '@docusaurus/core/lib/client/exports/$1',
            },
            {
              find: /^@generated\/(codeTranslations|site-metadata)$/,
              replacement: `${stubs}/generated/empty`,
            },
            { find: /^@generated\/(.*)$/, replacement: `${stubs}/generated/$1` },
            {
              find: /^@theme\/(Loading|NavbarItem\/(?:ComponentTypes|DefaultNavbarItem|DropdownNavbarItem))$/,
              replacement: `${root}/src/theme/$1`,
            },
            {
              find: /^@theme\/((?:Icon|NavbarItem).*)$/,
              replacement: '@docusaurus/theme-classic/lib/theme/$1',
            },
            { find: /^@theme\/(.*)$/, replacement: `${stubs}/theme/$1` },
          ],
        },
        test: {
          name: 'component',
          environment: 'happy-dom',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/component/setup.ts'],
          css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
          server: {
            deps: {
              inline: [
                /@docusaurus\/theme-common/,
                /@docusaurus\/plugin-content-docs/,
                /@docusaurus\/theme-classic/,
                /@docusaurus\/core/,
              ],
            },
          },
        },
      },
      {
        extends: true,
        test: {
          // Starts workerd, the runtime of Cloudflare Workers.
          name: 'edge',
          environment: 'node',
          include: ['tests/edge/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // Only reads the build folder, after the build. Its files share a worker, which parses each page once.
          name: 'build',
          environment: 'node',
          isolate: false,
          include: ['tests/build/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // Starts Firefox and WebKit, if they're installed, over the build folder.
          name: 'engines',
          environment: 'node',
          include: ['tests/nightly/engines/**/*.test.ts'],
        },
      },
    ],
  },
});
