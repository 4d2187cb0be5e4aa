import { expect, test } from 'vitest';
import { operationItems } from '../../../../../plugins/reference/http/httpSidebar';

test('operations are in folded groups, and pages without the sidebar are links', () => {
  const operation = (name: string, group?: string, showsSidebar = true) => ({
    route: `/things/${name}`,
    title: name,
    group,
    showsSidebar,
  });
  const operations = [
    operation('list', 'Things'),
    operation('get-part', 'Parts'),
    operation('make', 'Things', false),
    operation('ping'),
  ];
  const link = (label: string, href: string) => ({ type: 'link', label, href });
  expect(operationItems({ infoRoute: '/things/info', operations })).toEqual([
    link('Introduction', '/things/info'),
    { type: 'category', label: 'Things', items: ['things/list', link('make', '/things/make')] },
    'things/get-part',
    'things/ping',
  ]);
});
