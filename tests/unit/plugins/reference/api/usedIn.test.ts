import { describe, expect, test } from 'vitest';
import { guideOf } from '../../../../../plugins/reference/api/guides';
import { addUses, findUses } from '../../../../../plugins/reference/api/usedIn';
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

  test('come after the source of a function', () => {
    const page = 'Source: x{/* used-in server defineTable */}';
    expect(addUses(page, 'docs/api/modules/server.mdx', uses)).toBe(
      'Source: x · Used in: [Schemas](../../database/schemas.mdx), [Types\\_of](../../database/types.mdx)',
    );
  });

  test('have a heading on a page with a single symbol', () => {
    const page = 'Text.\n\n{/* used-in server TableDefinition */}\n';
    expect(addUses(page, 'docs/api/interfaces/server.TableDefinition.mdx', uses)).toBe(
      'Text.\n\n## Used in {/* #used-in */}\n\n<UsedIn>\n\n- [Types\\_of](../../database/types.mdx) *Database*\n\n</UsedIn>\n',
    );
  });

  test('leave nothing behind where there are none', () => {
    expect(addUses('a{/* used-in react useQuery */}', 'docs/api/modules/react.mdx', uses)).toBe(
      'a',
    );
  });
});
