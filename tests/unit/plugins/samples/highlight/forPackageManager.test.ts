import { describe, expect, test } from 'vitest';
import { forPackageManager } from '../../../../../plugins/samples/highlight/forPackageManager';
import { packageManager } from '../../../../../src/lib/preferences';

describe('forPackageManager', () => {
  test.each([
    ['npm install', 'pnpm install', 'yarn install', 'bun install'],
    ['npm install convex', 'pnpm add convex', 'yarn add convex', 'bun add convex'],
    ['npm i convex', 'pnpm add convex', 'yarn add convex', 'bun add convex'],
    [
      'npm install --save-dev vitest',
      'pnpm add --save-dev vitest',
      'yarn add --dev vitest',
      'bun add --dev vitest',
    ],
    ['npm uninstall convex', 'pnpm remove convex', 'yarn remove convex', 'bun remove convex'],
    ['npm run dev', 'pnpm run dev', 'yarn dev', 'bun run dev'],
    ['npm test', 'pnpm test', 'yarn test', 'bun run test'],
    ['npx convex dev', 'pnpm exec convex dev', 'yarn convex dev', 'bunx convex dev'],
    [
      'npx convex env set A "b c"',
      'pnpm exec convex env set A "b c"',
      'yarn convex env set A "b c"',
      'bunx convex env set A "b c"',
    ],
    [
      'npm create vite@latest my-app -- --template react-ts',
      'pnpm create vite my-app --template react-ts',
      'yarn create vite my-app --template react-ts',
      'bunx create-vite my-app --template react-ts',
    ],
    ['npm create convex@latest', 'pnpm create convex', 'yarn create convex', 'bunx create-convex'],
    [
      'npx create-next-app@latest my-app',
      'pnpm dlx create-next-app@latest my-app',
      'yarn dlx create-next-app@latest my-app',
      'bunx create-next-app@latest my-app',
    ],
    ['cd my-app', 'cd my-app', 'cd my-app', 'cd my-app'],
    ['node script.mjs', 'node script.mjs', 'node script.mjs', 'node script.mjs'],
  ])('writes %s for all', (npm, pnpm, yarn, bun) => {
    const commands = packageManager.values.map((manager) => forPackageManager(npm, manager));
    expect(commands).toEqual([npm, pnpm, yarn, bun]);
  });

  test('writes each line for itself and keeps empty ones and comments', () => {
    const lines = '# set up\nnpm install convex\n\ncd my-app\nnpx convex dev';
    expect(forPackageManager(lines, 'pnpm')).toBe(
      '# set up\npnpm add convex\n\ncd my-app\npnpm exec convex dev',
    );
  });
});
