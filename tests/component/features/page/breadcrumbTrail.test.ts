import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { expect, test } from 'vitest';
import { breadcrumbTrail } from '../../../../src/features/page/PageHead';

function crumb(label: string, collapsible?: boolean): PropSidebarBreadcrumbsItem {
  if (collapsible === undefined) return { type: 'link', label, href: `/${label}` };
  const category = { type: 'category', label, collapsible, collapsed: true, items: [] } as const;
  return { ...category, items: [] };
}

test('the trail keeps sections and pages and leaves out groups, which do not fold', () => {
  const trail = [crumb('Platform', false), crumb('Functions', true), crumb('actions')];
  expect(breadcrumbTrail(trail).map(({ label }) => label)).toEqual(['Functions', 'actions']);
});

test('the trail of a page at the top level of a group is the page', () => {
  const trail = [crumb('Platform', false), crumb('realtime')];
  expect(breadcrumbTrail(trail).map(({ label }) => label)).toEqual(['realtime']);
});

test('the trail may be empty', () => {
  expect(breadcrumbTrail([])).toEqual([]);
});
