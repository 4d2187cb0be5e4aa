import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import excusedPages from '../../../../../plugins/commands/prose/excusedPages.json';
import { applyExcuses } from '../../../../../plugins/commands/prose/excuses';

const finding = (file: string, rule = 'native-english') => ({
  file,
  line: 3,
  column: 1,
  rule,
  message: '"mend" reads as translated.',
});

test('a page that is not on the list has its findings', () => {
  const findings = [finding('docs/new.mdx')];
  expect(applyExcuses(findings, ['docs/new.mdx'], ['docs/old.mdx'])).toEqual(findings);
});

test('a page on the list, or below a folder on it, is excused from that rule only', () => {
  const files = ['docs/old.mdx', 'docs/made/page.mdx'];
  const other = finding('docs/old.mdx', 'banned-word');
  const findings = [finding('docs/old.mdx'), other, finding('docs/made/page.mdx')];
  expect(applyExcuses(findings, files, ['docs/old.mdx', 'docs/made/'])).toEqual([other]);
});

test('an excuse that no finding needs is a finding, unless its page was not checked', () => {
  const stale = applyExcuses([], ['docs/old.mdx'], ['docs/old.mdx', 'docs/elsewhere.mdx']);
  expect(stale).toEqual([expect.objectContaining({ file: 'docs/old.mdx', rule: 'stale-excuse' })]);
});

test('the list names pages that exist', () => {
  expect(excusedPages.length).toBeGreaterThan(0);
  const generated = /^docs\/(?:management|deployment|public-deployment)-api\/$/;
  const missing = excusedPages.filter((page) => !generated.test(page) && !existsSync(page));
  expect(missing).toEqual([]);
});
