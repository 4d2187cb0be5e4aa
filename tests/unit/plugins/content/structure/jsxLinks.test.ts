import type { Link, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { applyJsxLinks, exposeJsxLinks } from '../../../../../plugins/content/remark/links';

/** Stands for Docusaurus, which turns links to files into routes. */
function resolveFileLinks() {
  return (tree: Root): void => {
    visit(tree, 'link', (link: Link) => {
      link.url = link.url.replace(/^\.\.?\/(.*)\.mdx/, '/resolved/$1');
    });
  };
}

const parser = unified().use(remarkParse).use(remarkMdx);

function transform(source: string): string {
  const steps = unified().use(exposeJsxLinks).use(resolveFileLinks).use(applyJsxLinks);
  const tree = steps.runSync(parser.parse(source)) as Root;
  return unified().use(remarkStringify).use(remarkMdx).stringify(tree);
}

function lentBy(source: string): Link[] {
  const tree = unified().use(exposeJsxLinks).runSync(parser.parse(source)) as Root;
  const links: Link[] = [];
  visit(tree, 'link', (link) => {
    links.push(link);
  });
  return links;
}

const card = (href: string) => `<Card title="A" href="${href}">\n  Text.\n</Card>\n`;

describe('the file link of a JSX element', () => {
  test.each(['./a/b.mdx', '../b.mdx', './b.mdx#part'])(
    'is temporarily a Markdown link: %s',
    (href) => {
      expect(lentBy(card(href))).toMatchObject([{ url: href, position: { start: { line: 1 } } }]);
    },
  );

  test('returns to its own element, even if nested', () => {
    const nested = (href: string) => card(href).trim().replace(/^/gm, '  ');
    const source = `<Cards>\n${nested('./a.mdx')}\n\n${nested('../b.mdx')}\n</Cards>\n`;
    expect(transform(source)).toBe(
      source.replace('./a.mdx', '/resolved/a').replace('../b.mdx', '/resolved/b'),
    );
  });
});

describe('any other address', () => {
  test.each(['https://example.com', '/a', '#part'])('is left alone: %s', (href) => {
    expect(lentBy(card(href))).toEqual([]);
    expect(transform(card(href))).toBe(card(href));
  });
});
