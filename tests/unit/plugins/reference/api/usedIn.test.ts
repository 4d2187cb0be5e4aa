import { describe, expect, test } from 'vitest';
import { guideOf } from '../../../../../plugins/reference/api/guides';
import { findUses } from '../../../../../plugins/reference/api/usedIn';
import { recordOf } from '../../content/recordOf';
import { apiIndex } from './index.fixture';

const guide = (file: string, title: string, body: string) =>
  guideOf(recordOf(`---\ntitle: ${title}\n---\n\n${body}`, file));

const guides = [
  guide('docs/database/index.mdx', 'Database', 'Nothing.'),
  guide(
    'docs/database/schemas.mdx',
    'Schemas',
    '```ts\nimport { defineTable } from "convex/server";\n```',
  ),
  guide('docs/database/types.mdx', 'Types_of', '`defineTable` and `TableDefinition`'),
  guide(
    'docs/public-deployment-api/query-post.mdx',
    'An HTTP operation',
    '```ts\nimport { defineTable } from "convex/server";\n```',
  ),
  guide('docs/home.mdx', 'Home', '```ts\nimport { defineTable } from "other";\n```'),
];
const uses = findUses(guides, apiIndex);

describe('the guides that use a symbol', () => {
  test('are those that import it from its entry point, then those that name it', () => {
    expect(uses.get('server defineTable')).toEqual([
      { file: 'docs/database/schemas.mdx', title: 'Schemas', section: 'Database' },
      { file: 'docs/database/types.mdx', title: 'Types_of', section: 'Database' },
    ]);
    expect(uses.has('react useQuery')).toBe(false);
  });
});
