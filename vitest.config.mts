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

export default defineConfig({
  resolve: { alias: { '@site': root } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    passWithNoTests: true,
    // Loading the same modules for every file takes more time than the tests themselves.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts', 'tests/content/**/*.test.ts'],
          setupFiles: ['tests/resetBetweenFiles.ts'],
        },
      },
      {
        extends: true,
        plugins: [docusaurusJsx],
        resolve: {
          alias: [
            // theme-common and the docs plugin's client are the real ones; what the bundler makes is stood in for.
            {
              find: /^@docusaurus\/(?!theme-common|plugin-content-docs|utils-common)(\w+)$/,
              replacement: `${stubs}/docusaurus/$1`,
            },
            { find: /^@generated\/(.*)$/, replacement: `${stubs}/generated/$1` },
            { find: /^@theme\/(.*)$/, replacement: `${stubs}/theme/$1` },
          ],
        },
        test: {
          name: 'component',
          environment: 'happy-dom',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/resetBetweenFiles.ts', 'tests/component/setup.ts'],
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
          // Reads the build folder; run after the build.
          name: 'build',
          environment: 'node',
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
