import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSections } from '../../../../../../plugins/delivery/patches/sidebarSections';
import { generatedFor } from '../flatRoutes/generated';

const folder = 'docusaurus-plugin-content-docs/default/p';
let directory: string;

const props = (label: string) => ({
  version: {
    pluginId: 'default',
    version: 'current',
    docs: { a: { title: 'A' } },
    docsSidebars: {
      docs: [
        {
          type: 'category',
          collapsible: true,
          label,
          items: [{ type: 'link', href: '/auth/a', label, docId: 'auth/a', unlisted: false }],
        },
      ],
    },
  },
});

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'sections-'));
  mkdirSync(join(directory, folder), { recursive: true });
  const generated = generatedFor(['/auth/a', '/b']);
  const file = `@generated/${folder}/index-466.json`;
  const entry = `"f00": [() => import(/* webpackChunkName: "f00" */ "${file}"), "${file}", require.resolveWeak("${file}")],\n`;
  generated['registry.js'] = generated['registry.js'].replace('{\n', `{\n${entry}`);
  for (const [name, text] of Object.entries(generated)) writeFileSync(join(directory, name), text);
  writeFileSync(join(directory, folder, 'index-466.json'), JSON.stringify(props('New')));
  writeFileSync(join(directory, folder, 'fr-123.json'), JSON.stringify(props('Old')));
});
afterAll(() => rmSync(directory, { recursive: true }));

test('finds the sections with their items as the browser gets them', () => {
  expect(readSections(directory, '/')).toEqual([
    {
      id: 'default/current/0',
      pages: ['auth/a'],
      items: [{ type: 'link', href: '/auth/a', label: 'New', docId: 1 }],
    },
  ]);
});
