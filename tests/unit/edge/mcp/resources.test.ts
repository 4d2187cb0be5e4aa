import { describe, expect, test } from 'vitest';
import { connectTo, eras } from './connect';
import { docsFixture } from './docsFixture';
import { fixtureFiles, serveFiles } from './fixtureSite';

const actions = 'https://docs.example.dev/docs/functions/actions.md';

const manyPages = (() => {
  const pages = Object.fromEntries(
    Array.from({ length: 130 }, (_, index) => [
      `/guide/page-${index}`,
      { title: `Page ${index}`, text: 'Text.' },
    ]),
  );
  const files = fixtureFiles({ pages });
  return () => serveFiles(files);
})();

describe.each(eras)('resources for a %s client', (era) => {
  test('pages are listed by the addresses of their Markdown copies, which can be read', async () => {
    const site = docsFixture({ baseUrl: '/docs/' });
    const client = await connectTo(era, site);
    const { resources } = await client.listResources();
    expect(resources).toHaveLength(6);
    expect(resources[1]).toMatchObject({
      uri: actions,
      name: '/functions/actions',
      title: 'Actions',
      description: 'About Actions.',
      mimeType: 'text/markdown',
    });
    for (const { uri } of resources) {
      const { contents } = await client.readResource({ uri });
      expect(contents).toMatchObject([{ uri, mimeType: 'text/markdown' }]);
    }
    const { contents } = await client.readResource({ uri: actions });
    expect(contents[0]).toHaveProperty('text', site.files.get('/functions/actions.md'));
  });

  test('the template leads to the Markdown copies', async () => {
    const client = await connectTo(era, docsFixture({ baseUrl: '/docs/' }));
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates).toMatchObject([
      { uriTemplate: 'https://docs.example.dev/docs/{+path}.md', mimeType: 'text/markdown' },
    ]);
  });

  test.each([
    'https://docs.example.dev/docs/functions/action.md',
    'https://docs.example.dev/docs/functions/actions',
    'https://docs.example.dev/functions/actions.md',
    'https://docs.example.dev/docs/edge/docs.json',
    'https://other.example/docs/functions/actions.md',
    'docs://functions/actions',
  ])('%s is an unknown resource', async (uri) => {
    const client = await connectTo(era, docsFixture({ baseUrl: '/docs/' }));
    await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32_602 });
  });

  test('long lists are paginated, and other cursors are refused', async () => {
    const site = manyPages();
    const requests: string[] = [];
    const client = await connectTo(era, {
      ...site,
      assets: {
        read: (path) => {
          requests.push(path);
          return site.assets.read(path);
        },
      },
    });
    const { resources } = await client.listResources();
    expect(new Set(resources.map(({ uri }) => uri)).size).toBe(130);
    await expect(client.listResources({ cursor: 'abc' })).rejects.toMatchObject({ code: -32_602 });
    const first = await client.listResources({ cursor: btoa('after:100') });
    expect(first.resources).toHaveLength(30);
    expect(first.nextCursor).toBeUndefined();
    // The list needs no page.
    expect(requests.filter((path) => path.endsWith('.md'))).toEqual([]);
  });
});
