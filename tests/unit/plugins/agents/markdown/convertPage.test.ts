import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fillLinks, type MarkdownSite } from '../../../../../plugins/agents/markdown/plugin';
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

describe('convertPage', () => {
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
    ['Text.\n\n<Crads />', 7, '<Crads> cannot be converted to Markdown'],
    ['A <b>bold</b> word.', 5, '<b> cannot be converted to Markdown'],
    ['<Card title="a" href="/home">b</Card>', 5, 'Put it directly into <Cards> … </Cards>'],
    ['import A from "a";', 5, 'can only import partials'],
    ['import A from "./_a.mdx";\n\n<A />', 7, 'docs/functions/_a.mdx does not exist'],
    ['Text {1 + 1}.', 5, '{1 + 1} is an expression'],
    ['<Steps>\n\ntext', 5, '<Steps> is opened here and never closed'],
    ['Text.\n[a](./nope.mdx)', 6, 'The link ./nope.mdx does not lead to a page'],
    ['[a](./100%.mdx)', 5, 'The link ./100%.mdx does not lead to a page'],
    ['![a](./a.png)', 5, 'has no permanent URL'],
    ['<Aside type="tip">a</Aside>', 5, '<Aside> has no title'],
    ['<Aside title={a}>a</Aside>', 5, 'title of <Aside> is an expression'],
    ['<Steps>\n<Step>\ntext\n</Step>\n</Steps>', 6, '<Step> has no title'],
    ['<Steps>\n\ntext\n\n</Steps>', 7, '<Steps> contains more than <Step>'],
    ['<FileTree>\n\ntext\n\n</FileTree>', 5, 'contains more than a list'],
    ['<Figure caption="a">\n\n<svg />\n\n</Figure>', 5, 'has no <svg> with a <title>'],
  ])('%j stops the build at line %i: %s', (body, line, message) => {
    const act = () => toMarkdown(page(body));
    expect(act).toThrow(`markdown: docs/functions/actions.mdx:${line} `);
    expect(act).toThrow(message);
  });

  test('a page without a title stops the build', () => {
    expect(() => toMarkdown('Text.\n')).toThrow(`${file}:1 The front matter has no title`);
  });
});
