import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  findComponents,
  registrationModule,
} from '../../../../../plugins/samples/checks/installedComponents';

const root = mkdtempSync(join(tmpdir(), 'components-'));
const define = (name: string, rest = '') =>
  `import { defineComponent } from "convex/server";\n${rest}const component = defineComponent("${name}");\n`;

function writePackage(packageName: string, config: string) {
  const folder = join(root, 'node_modules', packageName, 'src/component');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'convex.config.ts'), config);
}

beforeAll(() => {
  writePackage('@shop/pool', define('pool'));
  const nested = define('queue', 'import pool from "@shop/pool/convex.config.js";\n');
  writePackage('@shop/queue', `${nested}component.use(pool);\n`);
  writePackage('nameless', 'export default component;');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const app = (lines: string) =>
  `import pool from "@shop/pool/convex.config";
import queue from '@shop/queue/convex.config';
import nameless from "nameless/convex.config";
import own from "./own/convex.config";
import missing from "missing/convex.config";
const app = defineApp();
${lines}
export default app;`;

describe('findComponents', () => {
  test('finds a component by its default name', () => {
    expect(findComponents(app('app.use(pool);'), root)).toEqual([
      { path: 'pool', packageName: '@shop/pool' },
    ]);
  });

  test('finds both installations of a component that is installed twice', () => {
    const config = app('app.use(pool);\napp.use(pool, { name: "second" });');
    expect(findComponents(config, root).map(({ path }) => path)).toEqual(['pool', 'second']);
  });

  test('finds the components that a component installs, under its own name', () => {
    const config = app('app.use(queue, {\n  name: "emails",\n});');
    expect(findComponents(config, root)).toEqual([
      { path: 'emails', packageName: '@shop/queue' },
      { path: 'emails/pool', packageName: '@shop/pool' },
    ]);
  });
});

test('the module registers each component from the sources in its package, without their tests', () => {
  const text = registrationModule([{ path: 'queue/pool', packageName: '@shop/pool' }], '../..');
  const folder = '../../node_modules/@shop/pool/src/component';
  expect(text).toContain(`import schema0 from "${folder}/schema";`);
  expect(text).toContain('t.registerComponent("queue/pool", schema0, import.meta.glob(');
  expect(text).toContain(`["${folder}/**/*.ts","!${folder}/**/*.test.ts"]`);
});
