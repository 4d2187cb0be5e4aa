import { expect, test } from 'vitest';
import { kindOfRoute } from '../../../../plugins/content/data/generated';

test.each([
  ['/api', 'page'],
  ['/api/modules/server', 'api'],
  ['/management-api', 'page'],
  ['/management-api/delete-project', 'http'],
  ['/deployment-api/list-environment-variables', 'http'],
  ['/public-deployment-api/query-post', 'http'],
  ['/functions/actions', 'page'],
])('%s is a page of kind %s', (route, kind) => {
  expect(kindOfRoute(route)).toBe(kind);
});
