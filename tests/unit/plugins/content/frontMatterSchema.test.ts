import { describe, expect, test } from 'vitest';
import {
  descriptionLimits,
  frontMatterProblems,
} from '../../../../plugins/content/schema/frontMatterSchema';

const valid = { title: 'A page', description: 'd'.repeat(70), kind: 'how-to' };
const rulesOf = (values: object) =>
  frontMatterProblems({ ...valid, ...values }).map(({ key, rule }) => `${key}: ${rule}`);

describe('front matter', () => {
  test('may have all of its keys', () => {
    const optional = {
      sidebar_label: 'Page',
      keywords: ['a', 'b'],
      slug: '/a',
      pagination_prev: 'home',
      pagination_next: 'tutorial/index',
      toc_max_heading_level: 2,
      displayed_sidebar: null,
    };
    expect(frontMatterProblems({ ...valid, ...optional })).toEqual([]);
  });

  test.each([
    ['a title at its limit', { title: 't'.repeat(60) }, []],
    ['a title above it', { title: 't'.repeat(61) }, ['title: title-length']],
    ['a number as title', { title: 7 }, ['title: front-matter-type']],
    ['an empty title', { title: '  ' }, ['title: front-matter-type']],
    ['a short description', { description: 'd'.repeat(69) }, ['description: description-length']],
    ['the longest description', { description: 'd'.repeat(descriptionLimits.most) }, []],
    ['a long description', { description: 'd'.repeat(161) }, ['description: description-length']],
    ['an unknown kind', { kind: 'guide' }, ['kind: kind']],
    ['a list as kind', { kind: ['how-to'] }, ['kind: front-matter-type']],
    ['an empty kind', { kind: '' }, ['kind: front-matter-type']],
    ['no value', { slug: null }, ['slug: front-matter-type']],
    ['keywords in one text', { keywords: 'a, b' }, ['keywords: keywords']],
    ['an empty list', { keywords: [] }, ['keywords: keywords']],
    ['several bad keywords, once', { keywords: [1, ''] }, ['keywords: keywords']],
    ['another sidebar', { displayed_sidebar: 'docs' }, ['displayed_sidebar: displayed-sidebar']],
    [
      'unknown keys',
      { titel: 'A', date: 1 },
      ['titel: front-matter-key', 'date: front-matter-key'],
    ],
  ])('with %s is judged', (_case, values, rules) => {
    expect(rulesOf(values)).toEqual(rules);
  });
});
