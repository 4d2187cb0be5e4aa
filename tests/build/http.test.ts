import { describe, expect, test } from 'vitest';
import { readApis } from '../../plugins/reference/http/readApis';
import budgets from '../budgets.json';
import { expectNone } from '../violations';
import { bytesSentWithin, isRedirect, readPage, startBytes } from './readBuild';

const { apis } = await readApis('.');
const operations = apis.flatMap((api) => api.operations.map(({ operation }) => operation));
const infoRoutes = apis.map(({ infoRoute }) => infoRoute);
const routes = operations.map(({ route }) => route);
/** Pages that are shown without the sidebar. */
const bare = [
  ...infoRoutes,
  '/deployment-api/list-environment-variables',
  '/deployment-api/update-environment-variables',
  ...routes.filter((route) => route.startsWith('/public-deployment-api/')),
];

describe('the pages of the HTTP APIs', () => {
  test('include every address that is linked from elsewhere', () => {
    const linked = {
      'management-api':
        'convex-management-api create-deploy-key create-project delete-project get-token-details list-deployments list-projects',
      'deployment-api':
        'convex-deployment-api list-environment-variables update-environment-variables',
      'public-deployment-api':
        'action-post convex-public-http-routes function-post get-query-ts function-post-with-path mutation-post query-at-ts-post query-batch-post query-get query-post',
    };
    const addresses = Object.entries(linked).flatMap(([section, names]) =>
      names.split(' ').map((name) => `/${section}/${name}`),
    );
    expect([...routes, ...infoRoutes]).toEqual(expect.arrayContaining(addresses));
  });

  test('are as many as were reviewed', () => {
    expect(apis.map(({ id, operations: { length } }) => [id, length])).toEqual([
      ['deployment-api', 21],
      ['management-api', 47],
      ['public-deployment-api', 9],
    ]);
  });

  test('are also available under names with a redundant prefix', () => {
    const page = readPage('/public-deployment-api/public-query-get');
    expect(isRedirect(page)).toBe(true);
    expect(page('link[rel=canonical]').attr('href')).toContain('/public-deployment-api/query-get');
  });

  test('have the sidebar and breadcrumbs, or lead back to their section', () => {
    for (const route of [...routes, ...infoRoutes]) {
      const isInSidebar = !bare.includes(route);
      const page = readPage(route);
      const current = page('[data-sidebar] [aria-current=page]').attr('href');
      expect(current, route).toBe(isInSidebar ? route : undefined);
      expect(page('nav[aria-label=Breadcrumbs]').length, route).toBe(isInSidebar ? 1 : 0);
      const section = route.replace(/\/[^/]*$/, '').replace('/public-deployment-api', '/http-api');
      const back = page(`article p:contains("Part of the section") a[href="${section}"]`);
      expect(back.length, route).toBe(isInSidebar ? 0 : 1);
    }
  });
});

describe('the page of every operation', () => {
  const pages = operations.map((operation) => [operation.route, operation] as const);

  test('shows the method, address, tokens, parameters and every status', () => {
    expectNone(pages, (operation, route) => {
      const page = readPage(route);
      const text = page('main').text();
      const lacks = (shown: string, expected: string) =>
        !shown.includes(expected) && `lacks ${expected}`;
      const [server] = operation.servers;
      const endpoint = page('[data-endpoint]').text();
      const statuses = page('#responses + div > details > summary > span:first-child')
        .map((_, span) => page(span).text())
        .get();
      const expected = operation.responses.map(({ status }) =>
        status === 'default' ? 'Any other' : status,
      );
      return [
        endpoint !== operation.method + server.url + operation.path && `has ${endpoint}`,
        ...operation.auth.schemes.flatMap(({ name, prefix }) => [
          lacks(page('#authorization ~ ul').first().text(), name),
          lacks(text, `Authorization: ${prefix} <token>`),
        ]),
        ...operation.parameters.map(({ name }) => lacks(text, name)),
        ...Object.keys(operation.body?.schema.properties ?? {}).map((name) =>
          lacks(page('#body + div').text(), name),
        ),
        statuses.join() !== expected.join() && `has the statuses ${statuses.join()}`,
      ];
    });
  });

  test('needs no more than the allowed JavaScript on top of a guide', () => {
    expectNone(pages, (_, route) => {
      const more = startBytes(route) - startBytes(budgets.typicalPage);
      return [more > budgets.operation.moreJsBytes && `${more} bytes more`];
    });
  });

  test('is a small document', () => {
    const limit = budgets.beforeStart.typicalHtmlBytes;
    expectNone(pages, (_, route) => {
      const bytes = bytesSentWithin(limit, route);
      return [bytes > limit && `${bytes} bytes`];
    });
  });
});
