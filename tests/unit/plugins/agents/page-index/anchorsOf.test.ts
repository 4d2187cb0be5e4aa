import { expect, test } from 'vitest';
import { anchorsOf } from '../../../../../plugins/agents/page-index/catalogPages';
import { readPage } from '../../../../../plugins/readPage';

test('a heading of a partial has no id, and those after it keep theirs', () => {
  const text = `---
title: Page
---

import Part from './_part.mdx';

## Before {/* #first */}

<Part />

### After

Text.
`;
  const partials = { 'docs/_part.mdx': '## Inside\n\nText.\n' };
  const page = readPage({ file: 'docs/page.mdx', text, partials }, 'docs');
  expect(anchorsOf(page)).toEqual(['first', '', 'after']);
});
