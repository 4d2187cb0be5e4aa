import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Code, Link, Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { markdownPath } from '../../src/lib/routes';
import { readSiteEnv } from '../../src/site/env';
import { expectNone } from '../violations';
import { compareTexts } from './parity';
import { builtFiles, fileOf, readBuilt, readPage, sitemapPaths } from './readBuild';

const { siteUrl } = readSiteEnv(resolve('.'));
const paths = sitemapPaths();
const markdown = new Map(paths.map((path) => [path, readBuilt(markdownPath(path))]));
const parser = unified().use(remarkParse).use(remarkGfm);

/** Characters that agents read of one page; some cut off what is longer. */
const pageLimit = 50_000;

const linksOf = (text: string) =>
  [...text.matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, address = '']) => address);

/** Files with several pages that an index names, and their sizes. */
const filesOf = (text: string) =>
  [...text.matchAll(/<(https?:[^>\s]+\.txt)> \(([\d,]+) characters\)/g)].map(
    ([, address = '', size = '']) => [address, Number(size.replaceAll(',', ''))] as const,
  );

function all<Node extends Nodes>(tree: Nodes, type: Node['type']): Node[] {
  const found: Node[] = [];
  visit(tree, type, (node) => {
    found.push(node as Node);
  });
  return found;
}

describe('the Markdown of every page', () => {
  const trees = [...markdown].map(([path, text]) => [path, parser.parse(text)] as const);

  test('says what the page says, and nothing else', () => {
    expectNone(trees, (tree, path) => {
      const { missingInMarkdown, missingInHtml } = compareTexts(readPage(path), tree);
      return [
        ...missingInMarkdown.map((part) => `only in HTML: ${part}`),
        ...missingInHtml.map((part) => `only in Markdown: ${part}`),
      ];
    });
  });

  test(`begins with its address, the index and the title, and has fewer than ${pageLimit} characters`, () => {
    expectNone(markdown, (text, path) => {
      const [first, blank, title = ''] = text.split('\n');
      const source = `> Source: <${siteUrl}${path}>. Index of all pages as Markdown: <${siteUrl}/llms.txt>.`;
      return [
        first !== source && `begins with ${first}`,
        blank !== '' && 'has no blank line before the title',
        !/^# \S/.test(title) && `has the title ${title}`,
        text.length >= pageLimit && `${text.length} characters`,
      ];
    });
  });

  test('has absolute links only, and those within the site lead to pages and files', () => {
    let count = 0;
    expectNone(trees, (tree) => {
      const links = all<Link>(tree, 'link').map(({ url }) => url);
      const own = links.filter((url) => url.startsWith(`${siteUrl}/`));
      count += own.length;
      return [
        ...links
          .filter((url) => !/^(https?|mailto|cursor|vscode):/.test(url))
          .map((url) => `the link ${url} is relative`),
        ...own
          .filter((url) => fileOf(new URL(url).pathname) === undefined)
          .map((url) => `the link ${url} leads to nothing`),
      ];
    });
    expect(count).toBeGreaterThan(paths.length);
  });

  test('closes every fence and names its language', () => {
    let count = 0;
    expectNone(trees, (tree, path) => {
      const fences = all<Code>(tree, 'code');
      const lines = markdown.get(path)?.split('\n') ?? [];
      const openings = lines.filter((line) => /^[\s>-]*(`{3,}|~{3,})\S/.test(line));
      count += fences.length;
      return [
        ...fences
          .filter(({ lang }) => !lang)
          .map(({ position }) => `line ${position?.start.line}: a fence without a language`),
        openings.length !== fences.length &&
          `${openings.length} fences begin, but ${fences.length} are found`,
      ];
    });
    expect(count).toBeGreaterThan(paths.length);
  });
});

describe('the HTML of every page', () => {
  const pages = paths.map((path) => [path, readPage(path)] as const);

  test('keeps the closing tags that simple parsers need', () => {
    expectNone(pages, (_, path) => {
      const html = readBuilt(path);
      return ['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'body', 'html'].map((tag) => {
        const opened = html.match(new RegExp(`<${tag}[\\s>]`, 'g'))?.length ?? 0;
        const closed = html.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0;
        return opened !== closed && `${opened} <${tag}>, but ${closed} </${tag}>`;
      });
    });
  });

  test('names its Markdown, and begins with a sentence about the index that readers neither see nor hear', () => {
    expectNone(pages, (page, path) => {
      const address = page('link[rel=alternate][type="text/markdown"]').attr('href');
      const first = page('body').children().first();
      return [
        address !== siteUrl + markdownPath(path) && `names ${address}`,
        !first.text().includes(`${siteUrl}/llms.txt`) && `begins with ${first.text()}`,
        first.text().length < 80 && `begins with ${first.text().length} characters`,
        !first.is('.visually-hidden[aria-hidden=true]') && 'shows or reads it to readers',
        first.find('a').length > 0 && 'has a link that the Tab key reaches',
      ];
    });
  });

  test('marks what repeats the text or only serves the interface', () => {
    const repeated = [
      'main [data-option][hidden]',
      'main [role=tablist]',
      'main [popover]',
      'main a[aria-label^="Direct link to"]',
    ];
    expectNone(pages, (page) =>
      page(repeated.join())
        .filter((_, element) => page(element).closest('[data-markdown-ignore]').length === 0)
        .map((_, element) => `not marked: ${page(element).toString()}`)
        .get(),
    );
    const unused = repeated.filter((one) => pages.every(([, page]) => page(one).length === 0));
    expect(unused).toEqual([]);
  });
});

describe('llms.txt', () => {
  const index = readBuilt('/llms.txt');
  const files = builtFiles('.txt').filter((file) => /\/llms(-full(-\d+)?)?\.txt$/.test(file));
  const bundles = files.filter((file) => !file.endsWith('/llms.txt'));

  test('lists every page once, with its description, and the files with all of them', () => {
    const [nested, named] = linksOf(index).reduce<[string[], string[]]>(
      ([files, pages], link) =>
        link.endsWith('/llms.txt') ? [[...files, link], pages] : [files, [...pages, link]],
      [[], []],
    );
    expect(nested).toEqual([`${siteUrl}/api/llms.txt`, `${siteUrl}/management-api/llms.txt`]);
    const pages = [
      ...named,
      ...nested.flatMap((address) => linksOf(readBuilt(new URL(address).pathname))),
    ];
    expect(named.length).toBeGreaterThan(180);
    expect(pages.toSorted()).toEqual(paths.map((path) => siteUrl + markdownPath(path)).toSorted());
    const others = filesOf(index).map(([address]) => address);
    expect(others.toSorted()).toEqual(bundles.map((file) => siteUrl + file).toSorted());
    expect(index).toContain(
      `- [Queries](${siteUrl}/functions/query-functions.md): ${readPage('/functions/query-functions')('meta[name=description]').attr('content')?.slice(0, 40)}`,
    );
  });

  test('the files with several pages are those pages, unchanged', () => {
    const known = new Set(markdown.values());
    const seen: string[] = [];
    for (const file of bundles) {
      const [head = '', ...pages] = readBuilt(file).split('\n---\n\n> Source: ');
      expect(head).toMatch(/^# /);
      expect(Number(/> (\d+) page/.exec(head)?.[1])).toBe(pages.length);
      const texts = pages.map((page) => `> Source: ${page}`);
      expect(texts.filter((text) => !known.has(text))).toEqual([]);
      if (file === '/llms-full.txt') expect(new Set(texts)).toEqual(known);
      else seen.push(...texts);
    }
    expect(new Set(seen).size).toBe(seen.length);
    // The others are alone in the sidebar or outside of it.
    expect(seen.length).toBeGreaterThan(known.size * 0.9);
  });
});

test('robots.txt lets everyone read, names agents, and leads to the sitemap', () => {
  const text = readBuilt('/robots.txt');
  for (const agent of [
    '*',
    'GPTBot',
    'ClaudeBot',
    'Claude-User',
    'PerplexityBot',
    'OAI-SearchBot',
  ]) {
    expect(text).toContain(`User-agent: ${agent}\n`);
  }
  expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml\n`);
  // Lighthouse and other validators call any other line a fault.
  expect(text).toMatch(/^(?:(?:User-agent|Allow|Sitemap): \S+\n|\n)+$/);
  expect(text).not.toContain('Disallow');
});

test('the index of agent skills has the digest of each skill, whose links lead to pages', () => {
  const folder = '/.well-known/agent-skills';
  const { skills } = JSON.parse(readBuilt(`${folder}/index.json`)) as {
    skills: { name: string; url: string; digest: string }[];
  };
  const files = builtFiles('/SKILL.md').filter((file) => file.startsWith(folder));
  expect(skills.map(({ name }) => `${folder}/${name}/SKILL.md`)).toEqual(files.sort());
  for (const { name, url, digest } of skills) {
    const { pathname: file, origin } = new URL(url);
    const text = readBuilt(file);
    expect(text).toContain(`\nname: ${name}\n`);
    expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
    const links = linksOf(text).map((link) => new URL(link));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => link.origin !== origin)).toEqual([]);
    const dead = links.filter(({ pathname, hash }) => {
      const path = pathname.replace(/\.md$/, '');
      if (!paths.includes(path)) return true;
      return hash !== '' && readPage(path)(`[id="${hash.slice(1)}"]`).length === 0;
    });
    expect(dead.map(String)).toEqual([]);
  }
});
