import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { describe, expect, test } from 'vitest';
import { agentFiles } from '../../../../../plugins/machines/llms-txt/agentFiles';

const docs = [
  { id: 'home', permalink: '/docs/home', title: 'Home', description: 'Start here.' },
  { id: 'db', permalink: '/docs/database', title: 'Database', description: 'Tables.' },
  { id: 'schemas', permalink: '/docs/database/schemas', title: 'Schemas', description: 'Types.' },
  { id: 'draft', permalink: '/docs/draft', title: 'Draft', description: 'Soon.', unlisted: true },
];
const sidebars = {
  docs: [
    { type: 'doc', id: 'home' },
    {
      type: 'category',
      label: 'Database',
      link: { type: 'doc', id: 'db' },
      items: [{ type: 'doc', id: 'schemas' }],
    },
  ],
};
const version = { docs, sidebars } as unknown as LoadedVersion;
const texts = new Map(
  ['/', '/home', '/database', '/database/schemas', '/draft'].map((route) => [
    route,
    `> Source: <${route}>.\n\n# ${route}\n`,
  ]),
);
const context = {
  baseUrl: '/docs/',
  addressOf: (path: string) => `https://x.dev/docs${path}`,
};

describe('agentFiles', () => {
  const files = agentFiles(version, texts, context);

  test('makes an index and a file with all pages, for the site and for each section', () => {
    expect([...files.keys()]).toEqual([
      '/llms-full.txt',
      '/database/llms-full.txt',
      '/database/llms.txt',
      '/llms.txt',
    ]);
  });

  test('leaves out unlisted pages', () => {
    expect([...files.values()].join('\n')).not.toContain('/draft');
  });
});
