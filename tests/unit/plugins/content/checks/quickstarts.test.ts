import { describe, expect, test } from 'vitest';
import { recordOf } from '../recordOf';

const matter = `---
title: Quickstart
description: Add the product to an app that you have, and show a list of tasks that updates live.
kind: how-to
---
`;

const words = (count: number) => Array(count).fill('word').join(' ');
const folded = (text: string) => `<Fold summary="More">\n\n${text}\n\n</Fold>`;

/** The words that the check finds on a page with these parts; undefined when it has nothing to say. */
function found(
  parts: string[],
  file = 'docs/quickstart/page.mdx',
  partials: Readonly<Record<string, string>> = {},
) {
  const { findings } = recordOf([matter, ...parts].join('\n\n'), file, partials);
  const finding = findings.find(({ rule }) => rule === 'quickstart-length');
  return finding && Number(/has (\d+) words/.exec(finding.message)?.[1]);
}

describe('the length of a quickstart', () => {
  test('does not count what is folded, code and drawings', () => {
    const code = `\`\`\`text\n${words(50)}\n\`\`\``;
    const drawing = `<svg>\n\n${words(50)}\n\n</svg>`;
    const parts = [words(700), folded(words(50)), code, drawing];
    expect(found(parts)).toBeUndefined();
    expect(found([...parts, 'One.'])).toBe(701);
  });

  test('counts a partial each time the page shows it, except what the partial folds', () => {
    const partials = { 'docs/quickstart/_part.mdx': `${words(10)}\n\n${folded(words(50))}\n` };
    const parts = ["import Part from './_part.mdx';", words(690), '<Part />'];
    expect(found(parts, undefined, partials)).toBeUndefined();
    expect(found([...parts, '<Part />'], undefined, partials)).toBe(710);
  });

  test.each([
    ['docs/client/react/quickstart-create-react-app.mdx', 701],
    ['docs/client/react/nextjs-pages-router/quickstart.mdx', 701],
    ['docs/quickstarts.mdx', undefined],
    ['docs/client/react/index.mdx', undefined],
  ])('of %s is found to be %s', (file, expected) => {
    expect(found([words(701)], file)).toBe(expected);
  });
});
