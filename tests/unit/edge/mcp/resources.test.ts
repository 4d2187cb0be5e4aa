import { describe, expect, test } from 'vitest';
import { connectTo, eras } from './connect';
import { docsFixture } from './docsFixture';

const actions = 'https://docs.example.dev/docs/functions/actions.md';

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
});
