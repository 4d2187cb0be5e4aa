import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { liveSamples } from '../../../../plugins/live/build/remarkLiveSamples';
import { bundleSample, readSamples } from '../../../../plugins/live/build/samples';
import { pageFrom } from '../content/pageFrom';

const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\`\n`;
const read = (...parts: string[]) =>
  readSamples(
    pageFrom(`---\ntitle: A page\n---\n\nText.\n\n${parts.join('\n')}`, 'docs/guides/live.mdx'),
  );

const tasks = fence(
  'ts title="convex/tasks.ts"',
  'import { query } from "./_generated/server";\nexport const list = query({ args: {}, handler: () => 1 });',
);
const app = fence(
  'tsx title="src/App.tsx"',
  'import { api } from "../convex/_generated/api";\nexport function App() { return <p>{String(api.tasks.list)}</p>; }',
);
const live = '<Live preview="src/App.tsx" />\n';

test('samples are named after their page, with each file as it is by then', () => {
  const samples = read(tasks, app, live, tasks.replace('=> 1', '=> 2'), live);
  expect(samples.map(({ name }) => name)).toEqual(['guides-live-1', 'guides-live-2']);
  const codes = samples.map(({ source }) => JSON.stringify(source.files));
  expect(codes.map((code) => /=> \d/.exec(code)?.[0])).toEqual(['=> 1', '=> 2']);
});

test('each element of a page gets the name of its sample', () => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkStringify).use(liveSamples);
  const file = new VFile({ value: `${live}\n${live}`, path: 'docs/tutorial/index.mdx' });
  expect(processor.stringify(processor.runSync(processor.parse(file), file) as Root)).toBe(
    '<Live sample="tutorial-index-1" />\n\n<Live sample="tutorial-index-2" />\n',
  );
});

test('a sample takes a package from a hidden fence', async () => {
  const padding = fence(
    'ts title="node_modules/left-pad/index.ts" hidden',
    'export const api = 1;',
  );
  const [sample] = read(tasks, padding, app.replace('../convex/_generated/api', 'left-pad'), live);
  expect(await bundleSample(sample as never)).toMatch(/^runLiveSample\(/);
});

test.each([
  [
    'a package that the frame lacks',
    '../convex/_generated/api',
    'left-pad',
    /src\/App\.tsx:1: Live samples can't import the package left-pad\..*hidden fence/,
  ],
  [
    'a file that the sample lacks',
    'import { api }',
    'import "./missing";\nimport { api }',
    /src\/App\.tsx:1: The sample doesn't have a file src\/missing\./,
  ],
  [
    'a name that the frame lacks',
    'import { api }',
    'import { usePreloadedQuery } from "convex/react";\nimport { api }',
    /usePreloadedQuery of convex\/react \(src\/App\.tsx\)/,
  ],
  ['a module without a component', 'function App', 'function app', /has to export the component/],
  [
    'a missing bracket',
    '(api.tasks.list)',
    '(api.tasks.list',
    /src\/App\.tsx:2: [^()\d]*\. A sample/,
  ],
  ['a stray word', '{ api }', 'api }', /src\/App\.tsx:1: [^()\d]*\. A sample/],
  ['a missing end', '</p>; }', '</p>;\n\n', /src\/App\.tsx:2: [^()\d]*\. A sample/],
])('%s is named with its place', async (_, right, wrong, message) => {
  const [sample] = read(tasks, app.replace(right, wrong), live);
  const compiled = bundleSample(sample as never);
  await expect(compiled).rejects.toThrow(/^live: docs\/guides\/live\.mdx:\d+: /);
  await expect(compiled).rejects.toThrow(message);
});
