import { describe, expect, test } from 'vitest';
import { generateFiles, loadTemplates } from '../../../../../plugins/samples/checks/codegen';

const templates = loadTemplates('node_modules/convex');
const config = 'export default {};';

describe('generateFiles', () => {
  test('lets an app with components call any of them, in types and when a test runs', () => {
    const files = generateFiles(templates, new Map([['convex/convex.config.ts', config]]));
    expect(files.get('convex/_generated/api.d.ts')).toContain('components: Record<string, any>');
    expect(files.get('convex/_generated/api.js')).toContain('components = componentsGeneric()');
  });

  test('gives an app without components none', () => {
    const files = generateFiles(templates, new Map([['convex/tasks.ts', 'export {};']]));
    expect(files.get('convex/_generated/api.d.ts')).toContain('components: {};');
  });

  test("takes the types of an app's variables from its definition", () => {
    const files = generateFiles(templates, new Map([['convex/convex.config.ts', config]]));
    const server = files.get('convex/_generated/server.d.ts');
    expect(server).toContain('EnvFromAppDefinition<typeof import("../convex.config.js").default>');
    expect(server).not.toContain('declare const env: Record<string, string | undefined>');
  });

  test("gives a component of the project its own files, and keeps its functions out of the app's", () => {
    const files = generateFiles(
      templates,
      new Map([
        ['convex/convex.config.ts', config],
        ['convex/tasks.ts', 'export {};'],
        ['convex/components/counter/convex.config.ts', config],
        ['convex/components/counter/counts.ts', 'export {};'],
      ]),
    );
    expect(files.get('convex/_generated/api.d.ts')).toContain('tasks');
    expect(files.get('convex/_generated/api.d.ts')).not.toContain('counts');
    const folder = 'convex/components/counter/_generated';
    expect(files.get(`${folder}/api.d.ts`)).toContain('counts');
    expect(files.get(`${folder}/server.d.ts`)).toContain('EnvFromDefinition');
    expect(files.has(`${folder}/component.d.ts`)).toBe(true);
  });
});
