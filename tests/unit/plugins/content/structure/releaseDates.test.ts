import { expect, test } from 'vitest';
import { recordOf } from '../recordOf';

test('each release whose date is known has it below its heading', () => {
  const source = `# News

<Changes>

## 1.46.0 {/* #1.46.0 */}

- **Optional fields.** Short. [News](./changes.mdx)

## 1.29.0 {/* #1.29.0 */}

- **Older.** Short. [News](./changes.mdx)

</Changes>
`;
  const { sections } = recordOf(source);
  expect(sections.map(({ id, text }) => [id, text])).toEqual([
    ['', 'News'],
    ['1.46.0', 'September 16, 2026 Optional fields. Short. News'],
    ['1.29.0', 'Older. Short. News'],
  ]);
});
