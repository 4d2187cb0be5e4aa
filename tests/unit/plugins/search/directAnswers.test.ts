// cspell:ignore internalthing runafter usething
import { describe, expect, test } from 'vitest';
import { directAnswers } from '../../../../plugins/search/directAnswers';
import { sectionsOf } from '../../../../plugins/search/readPages';
import type { PageKind, SearchPage } from '../../../../src/lib/search/searchIndex';
import { recordOf } from '../content/recordOf';

function page(path: string, title: string, kind: PageKind, body: string): SearchPage {
  const sections = sectionsOf(recordOf(`---\ntitle: ${title}\n---\n\n${body}`));
  return { path, title, description: '', keywords: [], kind, sections };
}

const facts = (module: string) =>
  `<ReferenceFacts module="${module}" kind="X" package="convex" license="Apache-2.0" />`;
const signature = (code: string) =>
  `## Signature {/* #signature */}\n\n\`\`\`ts signature\n${code}\n\`\`\`\n`;

const hook = page(
  '/docs/api/functions/react.useThing',
  'useThing',
  'api',
  `A hook.\n\n${facts('convex/react')}\n\n${signature(
    'function useThing<T>(\n  thing: T,\n  ...args: Rest\n): T | undefined;',
  )}`,
);
const scheduler = page(
  '/docs/api/interfaces/server.Scheduler',
  'Scheduler',
  'api',
  `Schedules.\n\n${facts('convex/server')}\n\n## Methods\n\n### runAfter {/* #runafter */}\n\n\`\`\`ts signature\nrunAfter(\n  delayMs: number,\n): Promise<Id>;\nrunAfter<T>(other: T): void;\n\`\`\`\n`,
);
const validators = page(
  '/docs/api/constants/values.v',
  'v',
  'api',
  signature(
    'const v: {\n  string: () => VString<string>;\n  union: <T_3 extends Validator<any>[]>(\n    ...members: T_3\n  ) => VUnion<\n    T_3\n  >;\n};',
  ),
);
const generic = page(
  '/docs/api/functions/server.internalThingGeneric',
  'internalThingGeneric',
  'api',
  facts('convex/server'),
);
const errors = page(
  '/docs/error',
  'Errors',
  'errors',
  '## `Could not find <name>` {/* #missing */}\n\n**Cause.** The name in `a.b` is wrong. It may be internal.\n\n**Fix.** Run `npx convex dev`. Then try again.',
);
const limits = page(
  '/docs/production/state/limits',
  'Limits',
  'page',
  '## Database\n\n| | Free | Pro | Counted |\n| --- | --- | --- | --- |\n| Storage | 1 GiB | 50 GiB | Documents |\n| Tables | 10 | 10 | |\n',
);
const answers = directAnswers([hook, scheduler, validators, generic, errors, limits]);

describe('the answers in search results', () => {
  test('is the import and the signature of an API', () => {
    expect(answers.api.usething).toEqual([
      'import { useThing } from "convex/react";',
      'function useThing<T>(thing: T, ...args: Rest): T | undefined',
    ]);
  });

  test('is the first sentence of cause and fix', () => {
    expect(answers.errors).toEqual({
      '/docs/error#missing': 'The name in a.b is wrong. Run npx convex dev.',
    });
  });

  test('is a limit, with the plans where they differ', () => {
    expect(answers.limits).toEqual({
      path: '/docs/production/state/limits',
      rows: [
        ['database', 'Database', 'Storage', '1 GiB (Free) · 50 GiB (Pro) · Documents'],
        ['database', 'Database', 'Tables', '10'],
      ],
    });
  });
});
