import type { StandIn } from './quickstartTypes.mts';

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** The files that a new Remix app needs at least; `create-remix` gets its template from GitHub. */
export const remixStandIn: StandIn = {
  reason: 'minimal app instead of the template, which comes from GitHub',
  files: {
    'package.json': json({
      name: 'my-remix-app',
      private: true,
      sideEffects: false,
      type: 'module',
      scripts: { build: 'remix vite:build', dev: 'remix vite:dev', typecheck: 'tsc' },
      dependencies: {
        '@remix-run/node': '2.16.8',
        '@remix-run/react': '2.16.8',
        '@remix-run/serve': '2.16.8',
        isbot: '^4.1.0',
        react: '^18.2.0',
        'react-dom': '^18.2.0',
      },
      devDependencies: {
        '@remix-run/dev': '2.16.8',
        '@types/react': '^18.2.20',
        '@types/react-dom': '^18.2.7',
        typescript: '^5.1.6',
        vite: '^6.0.0',
        'vite-tsconfig-paths': '^4.2.1',
      },
    }),
    'tsconfig.json': json({
      include: ['**/*.ts', '**/*.tsx'],
      compilerOptions: {
        lib: ['DOM', 'DOM.Iterable', 'ES2022'],
        types: ['@remix-run/node', 'vite/client'],
        isolatedModules: true,
        esModuleInterop: true,
        jsx: 'react-jsx',
        module: 'ESNext',
        moduleResolution: 'Bundler',
        resolveJsonModule: true,
        target: 'ES2022',
        strict: true,
        allowJs: true,
        skipLibCheck: true,
        forceConsistentCasingInFileNames: true,
        baseUrl: '.',
        paths: { '~/*': ['./app/*'] },
        noEmit: true,
      },
    }),
    'vite.config.ts': `import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";

export default defineConfig({ plugins: [remix(), tsconfigPaths()] });
`,
  },
};

/** What `create-nuxt` makes for Nuxt 4; it gets its template from GitHub. */
export const nuxtStandIn: StandIn = {
  reason: 'minimal app instead of the template, which comes from GitHub',
  files: {
    'package.json': json({
      name: 'my-nuxt-app',
      type: 'module',
      private: true,
      scripts: {
        build: 'nuxt build',
        dev: 'nuxt dev',
        generate: 'nuxt generate',
        preview: 'nuxt preview',
        postinstall: 'nuxt prepare',
      },
      dependencies: { nuxt: '^4.0.0', vue: '^3.5.0', 'vue-router': 'latest' },
    }),
    'nuxt.config.ts': `export default defineNuxtConfig({
  compatibilityDate: '2025-07-15',
  devtools: { enabled: true }
})
`,
    'tsconfig.json': json({
      files: [],
      references: ['app', 'server', 'shared', 'node'].map((part) => ({
        path: `./.nuxt/tsconfig.${part}.json`,
      })),
    }),
    'app/app.vue': `<template>
  <NuxtWelcome />
</template>
`,
  },
};
