import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fillLinks, type MarkdownSite } from '../../../../../plugins/machines/markdown/links';
import { pageFrom } from '../../content/pageFrom';

const fixtures = 'tests/fixtures/markdown-pages';
const cases = readdirSync(fixtures);

const site: MarkdownSite = {
  siteUrl: 'https://docs.convex.dev',
  baseUrl: '/',
  router: 'browser',
  routes: new Map([
    ['docs/functions/actions.mdx', '/functions/actions'],
    ['docs/functions/mutation-functions.mdx', '/functions/mutation-functions'],
    ['docs/functions/validation.mdx', '/functions/validation'],
    ['docs/database/schemas.mdx', '/database/schemas'],
    ['docs/tutorial/index.mdx', '/tutorial'],
  ]),
};

const file = 'docs/functions/actions.mdx';

function toMarkdown(source: string, mount = site, partials: Record<string, string> = {}): string {
  const { markdown } = pageFrom(source, file, partials);
  return markdown ? fillLinks(markdown, mount) : '';
}

function page(body: string): string {
  return `---\ntitle: A page\n---\n\n${body}\n`;
}

describe('toMarkdown', () => {
  test('has cases to compare', () => {
    expect(cases.length).toBeGreaterThan(5);
  });

  test.each(cases)('writes the page of %s', async (name) => {
    const source = readFileSync(`${fixtures}/${name}/input.mdx`, 'utf8');
    const parts = readdirSync(`${fixtures}/${name}`, { recursive: true, encoding: 'utf8' });
    const partials = parts
      .map((part) => part.replaceAll('\\', '/'))
      .filter((part) => /(?:^|\/)_[^/]*\.mdx$|_partials\/.*\.mdx$/.test(part))
      .map((part) => [
        `docs/functions/${part}`,
        readFileSync(`${fixtures}/${name}/${part}`, 'utf8'),
      ]);
    await expect(toMarkdown(source, site, Object.fromEntries(partials))).toMatchFileSnapshot(
      `../../../../fixtures/markdown-pages/${name}/expected.md`,
    );
  });

  test("names the page and the link whose path can't be decoded", () => {
    expect(() => toMarkdown(page('[a](./100%.mdx)'))).toThrow(`${file}:5`);
  });

  test('puts links below the base URL, and behind the # in hash mode', () => {
    const source = page('[a](./validation.mdx#b)');
    const below = { ...site, baseUrl: '/docs/' };
    expect(toMarkdown(source, below)).toContain(
      '(https://docs.convex.dev/docs/functions/validation#b)',
    );
    expect(toMarkdown(source, { ...below, router: 'hash' })).toContain(
      '(https://docs.convex.dev/docs/#/functions/validation#b)',
    );
  });

  test.each([
    ['no title', '---\nkind: how-to\n---\n\nText.\n', 1, 'The front matter has no title'],
    ['no front matter', 'Text.\n', 1, 'The front matter has no title'],
    [
      'an unknown component',
      page('Text.\n\n<Crads />'),
      7,
      '<Crads> cannot be converted to Markdown',
    ],
    ['an element in a line', page('A <b>bold</b> word.'), 5, '<b> cannot be converted to Markdown'],
    [
      'a part without its whole',
      page('<Card title="a" href="/home">b</Card>'),
      5,
      'Put it directly into <Cards> … </Cards>',
    ],
    ['an import', page('import A from "a";'), 5, 'can only import partials'],
    [
      'a partial that is not there',
      page('import A from "./_a.mdx";\n\n<A />'),
      7,
      'The partial docs/functions/_a.mdx does not exist',
    ],
    ['an expression', page('Text {1 + 1}.'), 5, '{1 + 1} is an expression'],
    ['an unclosed element', page('<Steps>\n\ntext'), 5, '<Steps> is opened here and never closed'],
    [
      'a link to no page',
      page('Text.\n[a](./nope.mdx)'),
      6,
      'The link ./nope.mdx does not lead to a page',
    ],
    ['an image next to the page', page('![a](./a.png)'), 5, 'has no permanent URL'],
    ['a missing attribute', page('<Aside type="tip">a</Aside>'), 5, '<Aside> has no title'],
    [
      'an attribute in braces',
      page('<Aside title={a}>a</Aside>'),
      5,
      'title of <Aside> is an expression',
    ],
    [
      'a step without a title',
      page('<Steps>\n<Step>\ntext\n</Step>\n</Steps>'),
      6,
      '<Step> has no title',
    ],
    [
      'text among steps',
      page('<Steps>\n\ntext\n\n</Steps>'),
      7,
      '<Steps> contains more than <Step>',
    ],
    [
      'text in a file tree',
      page('<FileTree>\n\ntext\n\n</FileTree>'),
      5,
      'contains more than a list',
    ],
    [
      'a drawing without words',
      page('<Figure caption="a">\n\n<svg />\n\n</Figure>'),
      5,
      'has no <svg> with a <title>',
    ],
  ])('stops at %s, naming file and line', (_, source, line, message) => {
    const act = () => toMarkdown(source);
    expect(act).toThrow(`markdown-pages: docs/functions/actions.mdx:${line} `);
    expect(act).toThrow(message);
  });
});
