import type { AllContent } from '@docusaurus/types';
import { describe, expect, test } from 'vitest';
import {
  collectPages,
  sectionsOf,
} from '../../../../../plugins/delivery/social-images/collectPages';

const doc = (id: string, frontMatter: object = {}) => ({
  id,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  permalink: `/docs/${id.replace(/\/index$/, '')}`,
  frontMatter,
});

const sidebar = [
  { type: 'doc', id: 'home' },
  {
    type: 'category',
    label: 'Platform',
    items: [
      {
        type: 'category',
        label: 'Functions',
        link: { type: 'doc', id: 'functions/index' },
        items: [{ type: 'doc', id: 'functions/actions' }],
      },
      { type: 'link', href: 'https://convex.dev', label: 'Convex' },
    ],
  },
] as unknown as Parameters<typeof sectionsOf>[0];

function content(pages: object[] = []): AllContent {
  const docs = [
    doc('home'),
    doc('functions/index'),
    doc('functions/actions'),
    doc('drawn', { image: '/drawn.png' }),
  ];
  return {
    'docusaurus-plugin-content-docs': {
      default: { loadedVersions: [{ docs, sidebars: { docs: sidebar } }] },
    },
    'docusaurus-plugin-content-pages': { default: pages },
  };
}

const landing = { type: 'jsx', permalink: '/docs/', source: '@site/src/pages/index.tsx' };
const text = { title: 'Docs', description: 'All of them.' };

describe('sectionsOf', () => {
  test('names the category around a doc, for its own page the one around it', () => {
    expect(Object.fromEntries(sectionsOf(sidebar))).toEqual({
      home: undefined,
      'functions/index': 'Platform',
      'functions/actions': 'Functions',
    });
  });
});

describe('collectPages', () => {
  test("lists docs that don't set an image, by route", () => {
    expect(collectPages(content(), {}, '/docs/').map(({ route }) => route)).toEqual([
      '/home',
      '/functions',
      '/functions/actions',
    ]);
  });

  test('stops at a TSX page without a text, and at a text without a page', () => {
    expect(() => collectPages(content([landing]), {}, '/docs/')).toThrow(
      '@site/src/pages/index.tsx has no text for its image. Add pages["/"]',
    );
    expect(() => collectPages(content(), { '/gone': text }, '/docs/')).toThrow('names /gone');
  });
});
