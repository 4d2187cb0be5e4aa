import ssgTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import { expect, test } from 'vitest';
import { withDirective } from '../../../../../plugins/machines/llms-txt/directive';

test('is the first content of the body, and is neither shown, read aloud nor quoted', () => {
  const template = withDirective(ssgTemplate, 'https://x.dev/llms.txt');
  const [, body = ''] = template.split('<body <%~ it.bodyAttributes %>>');
  const [first = ''] = body.trim().split('\n');
  expect(first).toContain('For AI agents: https://x.dev/llms.txt is the index');
  expect(first).toContain('<p class="visually-hidden" aria-hidden="true" data-nosnippet>');
  // With the hash router there is no document to read.
  expect(first.startsWith('<% if (it.appHtml) { %>')).toBe(true);
});
