import { describe, expect, test } from 'vitest';
import { techArticle } from '../../../../src/features/page/PageHead';

const site = { title: 'Convex Docs', url: 'https://docs.convex.dev', baseUrl: '/' };
const page = {
  title: 'Actions',
  description: 'Call the world outside.',
  permalink: '/functions/actions',
  lastUpdatedAt: Date.UTC(2025, 4, 6, 23, 30),
};

describe('techArticle', () => {
  test('describes the content, the place and the last change of a page', () => {
    expect(techArticle(page, site)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      '@id': 'https://docs.convex.dev/functions/actions',
      url: 'https://docs.convex.dev/functions/actions',
      headline: 'Actions',
      description: 'Call the world outside.',
      image: 'https://docs.convex.dev/og/functions/actions.png',
      inLanguage: 'en',
      isPartOf: {
        '@type': 'WebSite',
        '@id': 'https://docs.convex.dev/',
        url: 'https://docs.convex.dev/',
        name: 'Convex Docs',
      },
      dateModified: '2025-05-06T23:30:00.000Z',
    });
  });

  test('includes the base URL', () => {
    const below = techArticle(
      { ...page, permalink: '/next/functions/actions' },
      { ...site, baseUrl: '/next/' },
    );
    expect(below).toMatchObject({
      url: 'https://docs.convex.dev/next/functions/actions',
      image: 'https://docs.convex.dev/next/og/functions/actions.png',
      isPartOf: { url: 'https://docs.convex.dev/next/' },
    });
  });

  test.each([undefined, null])('has no date if git has no history: %s', (lastUpdatedAt) => {
    expect(techArticle({ ...page, lastUpdatedAt }, site)).not.toHaveProperty('dateModified');
  });
});
