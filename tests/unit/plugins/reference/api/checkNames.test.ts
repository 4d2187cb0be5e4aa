import { describe, expect, test } from 'vitest';
import { checkNames, guideOf } from '../../../../../plugins/reference/api/guides';
import { pageFrom } from '../../content/pageFrom';
import { apiIndex } from './index.fixture';

function check(source: string) {
  return checkNames([guideOf(pageFrom(source, 'docs/a.mdx'))], apiIndex);
}

const messages = (source: string) => check(source).map(({ message }) => message);

describe('names of the package in a guide', () => {
  test.each(['useQuery', 'useQuery()', 'ConvexClient', 'v.union', 'v.union(…)', 'defineTable(…)'])(
    'may be %s, which exists',
    (name) => {
      expect(messages(`Use \`${name}\`.`)).toEqual([]);
    },
  );

  test('fail where the package has no such name, at their line and column, with the nearest', () => {
    expect(check('Text.\n\nUse `useQueri` here.')).toEqual([
      {
        file: 'docs/a.mdx',
        line: 3,
        column: 5,
        rule: 'api-name',
        message:
          'convex 1.26.2 has no `useQueri`. Did you mean `useQuery`? If it belongs to something else, add it to elsewhere in plugins/reference/api/texts.yaml.',
      },
    ]);
  });

  test('fail where a symbol has no such member', () => {
    expect(messages('Use `v.unoin(…)`.')).toEqual([
      'convex 1.26.2 has no `v.unoin`. Did you mean `v.union`?',
    ]);
    expect(messages('Call `ConvexClient.shut`.')).toEqual([
      'convex 1.26.2 has no `ConvexClient.shut`. Fix the name.',
    ]);
  });

  test.each([
    ['a name that a sample of the page has', '`useTasks`\n\n```ts\nconst useTasks = 1;\n```'],
    ['generated code', '`internalMutation`'],
    ['an exception with its reason', '`ConvexProviderWithAuthKit`'],
    ['a word that begins like no family', '`setTimeout`'],
    ["code that isn't a name", '`useEffect(() => {}, [])` and `use strict`'],
    ['a heading', '## The `useOther` hook'],
    ['code in a fence', '```ts\n// `useNothing`\n```'],
    [
      'a symbol that a sample imports from elsewhere',
      '`Cursor.at`\n\n```ts\nimport { Cursor } from "x";\n```',
    ],
  ])('are not looked for in %s', (_, source) => {
    expect(messages(source)).toEqual([]);
  });
});
