import { describe, expect, test } from 'vitest';
import { bundleSample } from '../../../../../plugins/samples/live/bundleSample';
import { readSamples } from '../../../../../plugins/samples/live/readSamples';
import { usedFiles } from '../../../../../plugins/samples/live/usedFiles';
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

  test('takes a file that comes later in its first version', () => {
    const [sample] = readSamples(page(app, live, tasks));
    expect(sample?.files.get('convex/tasks.ts')).toContain('=> 1');
  });

  test('says whether the mutations of a sample pause, and compiles it so', async () => {
    const [plain, paused] = readSamples(page(tasks, app, live, live.replace('/>', 'steps />')));
    expect([plain?.steps, paused?.steps]).toEqual([false, true]);
    if (!plain || !paused) return;
    expect(load(await bundleSample(plain)).extra).toBe(undefined);
    expect(load(await bundleSample(paused)).extra).toBe('steps');
  });

  test('leaves samples of errors out', () => {
    const wrong = tasks.replace('tasks.ts"', 'wrong.ts" expect-error="TS2345"');
    const [sample] = readSamples(page(tasks, wrong, app, live));
    expect([...(sample?.files.keys() ?? [])]).toEqual(['convex/tasks.ts', 'src/App.tsx']);
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

  test('gives each window its own storage', async () => {
    const storing = fence(
      'tsx title="src/App.tsx"',
      'sessionStorage.setItem("a", "1");\nexport default function App() { return null; }',
    );
    const { app: appFactory, component } = load(await compileFirst(tasks, storing, live));
    expect(component).toBe('default');
    const stored: string[] = [];
    const storage = { setItem: (name: string) => stored.push(name) } as unknown as Storage;
    appFactory(() => ({}), { exports: {} }, storage, {} as Storage);
    expect(stored).toEqual(['a']);
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

  test('names a helper that the backend lacks', async () => {
    const route = tasks
      .replace('import {', 'import { httpRouter } from "convex/server";\nimport {')
      .replace('=> 1', '=> httpRouter()');
    await expect(compileFirst(route, app, live)).rejects.toThrow(
      /don't have httpRouter of convex\/server.*worker\/imports\.ts.*convex\/tasks\.ts:1/,
    );
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

describe('usedFiles', () => {
  const files = new Map([
    ['convex/schema.ts', 'export default 1;'],
    ['convex/seed.ts', 'export default 2;'],
    ['convex/tasks.ts', 'import { names } from "./names"; internal.mails.outbox.send;'],
    ['convex/names.ts', 'export const names = [];'],
    ['convex/mails/outbox.ts', 'components.counter.counts.add;'],
    ['convex/components/counter/convex.config.ts', 'export default defineComponent("counter");'],
    ['convex/components/counter/counts.ts', ''],
    ['convex/components/other/convex.config.ts', 'export default defineComponent("other");'],
    ['convex/components/other/things.ts', ''],
    ['convex/agent.ts', 'import { Agent } from "@convex-dev/agent";'],
    ['convex/wiki.ts', 'globalThis.fetch = async () => answer;'],
    ['src/App.tsx', 'import { List } from "./List";'],
    ['src/List.tsx', 'useQuery(api.tasks.list)'],
    ['src/Other.tsx', ''],
  ]);

  test('are what the component reaches, what the engine calls, and what replaces something global', () => {
    expect([...usedFiles('src/App.tsx', files).keys()]).toEqual([
      'convex/schema.ts',
      'convex/seed.ts',
      'convex/tasks.ts',
      'convex/names.ts',
      'convex/mails/outbox.ts',
      'convex/components/counter/convex.config.ts',
      'convex/components/counter/counts.ts',
      'convex/wiki.ts',
      'src/App.tsx',
      'src/List.tsx',
    ]);
  });
});
