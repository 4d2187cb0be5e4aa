import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { field, openSearch, results } from './support/search';
import { open } from './support/site';
import { expect, test } from './support/test';

const queries = [
  'useQuery',
  'ctx.db.patch',
  'how do I paginate a list',
  'write conflict',
  'cron jobs',
  'deploy key',
  'Too many reads in a single function execution',
  'clerk jwt template',
  'file upload url',
  'schema migration',
];

test('search over MCP finds the page that the search dialog finds first', async ({
  page,
  baseURL,
}) => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseURL)));
  await open(page, '/functions');
  await openSearch(page);
  const hrefs = () =>
    results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const query of queries) {
    const { structuredContent } = await client.callTool({ name: 'search', arguments: { query } });
    const found = structuredContent as { results: { id: string }[] };
    const pages = found.results.map(({ id }) => id.split('#')[0] ?? '');
    await field(page).fill(query);
    await expect
      .poll(async () => pages.includes((await hrefs())[0]?.split('#')[0] ?? '-'), {
        message: query,
        timeout: 20_000,
      })
      .toBe(true);
  }
  await client.close();
});
