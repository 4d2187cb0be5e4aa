import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { issueUrl } from '../../../src/features/feedback';
import { product } from '../../../src/site/product';

interface Form {
  name?: string;
  description?: string;
  body?: { type: string; id?: string; attributes: { label?: string } }[];
}

const folder = '.github/ISSUE_TEMPLATE';
const read = (file: string) => parse(readFileSync(`${folder}/${file}`, 'utf8'));
const forms = readdirSync(folder).filter((file) => file !== 'config.yml');

describe('the forms for issues', () => {
  test('are one for pages and one for the site', () => {
    expect(forms.sort()).toEqual(['page.yml', 'site.yml']);
  });

  test.each(forms)('%s has a name, a description, and labels and ids that differ', (file) => {
    const { name, description, body = [] }: Form = read(file);
    expect([name, description]).not.toContain(undefined);
    expect(body.length).toBeGreaterThan(1);
    expect(body.filter(({ type }) => !['input', 'textarea'].includes(type))).toEqual([]);
    for (const values of [
      body.map(({ id }) => id),
      body.map(({ attributes }) => attributes.label),
    ]) {
      expect(values).not.toContain(undefined);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  test('have a field for each parameter of the link under a page', () => {
    const { searchParams } = new URL(issueUrl('Queries', '/functions/query-functions'));
    const { template = '', title, ...fields } = Object.fromEntries(searchParams);
    expect(title).toBe('Docs: Queries');
    expect(forms).toContain(template);
    const ids = (read(template) as Form).body?.map(({ id }) => id);
    expect(Object.keys(fields)).not.toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(fields)));
  });

  test('name the right place for security reports and questions', () => {
    const { contact_links: links }: { contact_links: { url: string }[] } = read('config.yml');
    expect(links.map(({ url }) => url)).toEqual([
      `https://${product.docsHost}/.well-known/security.txt`,
      product.communityUrl,
    ]);
  });
});
