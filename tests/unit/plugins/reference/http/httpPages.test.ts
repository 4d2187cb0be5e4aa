import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pagesOf } from '../../../../../plugins/reference/http/makeHttpReference';
import { readDocument } from '../../../../../plugins/reference/http/readDocument';
import { SiteLinks } from '../../../../../plugins/reference/http/siteLinks';

const fixtures = resolve('tests/fixtures/http-reference');
const file = `${fixtures}/tiny.yaml`;
const source = readFileSync(file, 'utf8');
const { api } = await readDocument('things', file, source, { label: 'Home', guide: '/home' });
if (!api) throw new Error('The fixture has faults.');
const links = new SiteLinks(`${fixtures}/site`, [api]);
const pages = pagesOf(api, links);

describe('the pages of a document', () => {
  test('are one for the API and one for each operation', () => {
    expect([...pages.keys()]).toEqual([
      'docs/things/things.mdx',
      'docs/things/get-thing.mdx',
      'docs/things/make-thing.mdx',
    ]);
  });

  test.each([...pages])('%s is as reviewed', async (page, text) => {
    await expect(text).toMatchFileSnapshot(`${fixtures}/expected/${basename(page)}`);
  });
});

describe('a link to the site', () => {
  test('becomes a link to the file of the page, with its anchor', () => {
    const text =
      'See [Home](https://docs.convex.dev/home#first) and [it](https://docs.convex.dev/things/get-thing).';
    expect(links.toMdx(text, 'docs/things/x.mdx')).toBe(
      'See [Home](../home.mdx#first) and [it](get-thing.mdx).',
    );
  });

  test('to a page that does not exist is an error, with a suggestion', () => {
    const found = links.check('a.yaml', 'x\ny: [thing](https://docs.convex.dev/things/get-thin)');
    expect(found).toEqual([
      {
        file: 'a.yaml',
        line: 2,
        column: 12,
        rule: 'http-link',
        message:
          'The site has no page /things/get-thin. Did you mean https://docs.convex.dev/things/get-thing?',
      },
    ]);
    expect(links.check('a.yaml', 'https://docs.convex.dev/hom')).toEqual([
      expect.objectContaining({
        message: 'The site has no page /hom. Did you mean https://docs.convex.dev/home?',
      }),
    ]);
    expect(links.check(file, source)).toEqual([]);
  });
});
