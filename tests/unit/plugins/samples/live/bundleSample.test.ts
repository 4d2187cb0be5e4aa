import { describe, expect, test } from 'vitest';
import { bundleSample } from '../../../../../plugins/samples/live/bundleSample';
import { readSamples } from '../../../../../plugins/samples/live/readSamples';
import type { CompiledSample } from '../../../../../src/features/live/messages';
import { recordOf } from '../../content/recordOf';

const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\`\n`;

const page = (...parts: string[]) =>
  recordOf(`---\ntitle: A page\n---\n\nText.\n\n${parts.join('\n')}`, 'docs/guides/live.mdx');

const tasks = fence(
  'ts title="convex/tasks.ts"',
  'import { query } from "./_generated/server";\nexport const list = query({ args: {}, handler: () => 1 });',
);
const app = fence(
  'tsx title="src/App.tsx"',
  'import { api } from "../convex/_generated/api";\nexport function App() { return <p>{String(api.tasks.list)}</p>; }',
);
const live = '<Live preview="src/App.tsx" />\n';

/** Runs a compiled sample as the frame does, and returns what it passes on. */
function load(script: string): CompiledSample {
  let found: CompiledSample | undefined;
  new Function('runLiveSample', script)((sample: CompiledSample) => {
    found = sample;
  });
  if (!found) throw new Error('The script does not call runLiveSample.');
  return found;
}

const compileFirst = async (...parts: string[]) => {
  const [sample] = readSamples(page(...parts));
  if (!sample) throw new Error('The page has no sample.');
  return bundleSample(sample);
};

describe('readSamples', () => {
  test('names samples after the page, and takes each file as it is by then', () => {
    const second = tasks.replace('=> 1', '=> 2');
    const samples = readSamples(page(tasks, app, live, second, live));
    expect(samples.map(({ name }) => name)).toEqual(['guides-live-1', 'guides-live-2']);
    expect(
      samples.map(({ files }) => /=> \d/.exec(files.get('convex/tasks.ts') ?? '')?.[0]),
    ).toEqual(['=> 1', '=> 2']);
  });
});

describe('bundleSample', () => {
  test('compiles the functions and the component apart', async () => {
    const { backend, app: appFactory, component } = load(await compileFirst(tasks, app, live));
    expect(component).toBe('App');
    const imported: string[] = [];
    const functions = { exports: {} as { modules?: Record<string, object> } };
    backend((name) => {
      imported.push(name);
      return { queryGeneric: (one: object) => one };
    }, functions as never);
    expect(imported).toEqual(['convex/server']);
    expect(Object.keys(functions.exports.modules ?? {})).toEqual(['tasks']);
    const module = { exports: {} as Record<string, unknown> };
    appFactory(() => ({ anyApi: {} }), module, {} as Storage, {} as Storage);
    expect(typeof module.exports.App).toBe('function');
  });

  test.each([
    [
      'a package that the frame lacks',
      app.replace('../convex/_generated/api', 'left-pad'),
      /don't have the package left-pad.*hidden fence/,
    ],
    ['a missing file', app.replace('../convex/_generated/api', './api'), /has no file src\/api/],
    [
      'a hook that the frame lacks',
      app
        .replace('import {', 'import { useConvexAuth } from "convex/react";\nimport {')
        .replace('{String(api.tasks.list)}', '{String(useConvexAuth)}'),
      /docs\/guides\/live\.mdx:\d+: .*don't have useConvexAuth of convex\/react.*frame\/imports\.ts.*src\/App\.tsx:1/,
    ],
    [
      'code that does not parse',
      app.replace('return', 'return ('),
      /docs\/guides\/live\.mdx:\d+: .*src\/App\.tsx:2/,
    ],
    [
      'a module without a component',
      app.replace('function App', 'function app'),
      /doesn't export a component/,
    ],
  ])('names the place of %s', async (_, broken, message) => {
    await expect(compileFirst(tasks, broken, live)).rejects.toThrow(message);
  });

  test('takes a package from a hidden fence', async () => {
    const padding = fence(
      'ts title="node_modules/left-pad/index.ts" hidden',
      'export const api = 1;',
    );
    const script = await compileFirst(
      tasks,
      padding,
      app.replace('../convex/_generated/api', 'left-pad'),
      live,
    );
    expect(load(script).component).toBe('App');
  });
});
