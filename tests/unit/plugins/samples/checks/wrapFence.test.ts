import { expect, test } from 'vitest';
import { wrapTest } from '../../../../../plugins/samples/checks/wrapFence';
import { pageFrom } from '../../content/pageFrom';

function wrapped(code: string): string {
  const { fences } = pageFrom(`\`\`\`ts test hidden\n${code}\n\`\`\`\n`);
  const [fence] = fences;
  if (!fence) throw new Error('No fence');
  return wrapTest(fence, { functionsDir: 'convex', hasSchema: false, modules: [] }).text.text;
}

test('imports `test` for a fence, also when a package that it imports has that word in its name', () => {
  const code = 'import { register } from "@convex-dev/sharded-counter/test";\nregister(t);';
  expect(wrapped(code)).toContain('import { expect, test } from "vitest";');
});

test('leaves a name alone that the fence imports itself', () => {
  const code = 'import {\n  expect,\n} from "vitest";\nexpect(1);';
  expect(wrapped(code)).toContain('import { test } from "vitest";');
});

test('registers the components of packages before the test starts', () => {
  const { fences } = pageFrom('```ts test hidden\nexpect(t);\n```\n');
  const [fence] = fences;
  if (!fence) throw new Error('No fence');
  const project = { functionsDir: 'convex', hasSchema: false, modules: [] };
  const { text } = wrapTest(fence, { ...project, registration: '../registerComponents' }).text;
  expect(text).toContain(
    'import { registerComponents as __register } from "../registerComponents"',
  );
  expect(text.indexOf('__register(t)')).toBeLessThan(text.indexOf('expect(t)'));
});
