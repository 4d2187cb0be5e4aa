import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullVariables } from '../../scripts/build/fullBuild.mts';
import { differences, type Files } from './comparable';
import { type Configuration, openCacheSite } from './site';

const configurations = {
  default: {},
  router: { SITE_ROUTER: 'hash' },
  'base URL': { BASE_URL: '/docs/' },
  services: fullVariables,
  edge: { SITE_EDGE: 'off' },
} satisfies Record<string, Configuration>;

type Name = keyof typeof configurations;

const names = Object.keys(configurations) as Name[];
const pairs = names.flatMap((a, index) => names.slice(index + 1).map((b) => [a, b] as const));

let site: Awaited<ReturnType<typeof openCacheSite>>;

/** What a clean copy makes of each configuration. */
const expected = new Map<Name, Files>();

beforeAll(async () => {
  site = await openCacheSite();
  for (const name of names) {
    site.clean();
    expected.set(name, await site.build(configurations[name]));
  }
  site.clean();
}, 600_000);

afterAll(() => site?.remove());

const expectedOf = (name: Name): Files => expected.get(name) ?? new Map();

describe('a build after builds of other configurations has the files of a build in a clean copy', () => {
  test.each(pairs)(
    '%s, %s, and back',
    async (a, b) => {
      for (const name of [a, b, a]) {
        const found = await site.build(configurations[name]);
        expect(differences(found, expectedOf(name)), name).toEqual([]);
      }
    },
    300_000,
  );

  test('the configurations make different files', () => {
    for (const [a, b] of pairs) {
      expect(differences(expectedOf(a), expectedOf(b)), `${a}, ${b}`).not.toEqual([]);
    }
  });
});

describe('a build after a change has the files of a build in a clean copy', () => {
  test.each([
    [
      'a PostCSS plugin that the configuration names by its path',
      'plugins/delivery/scriptless-dark/darkForScriptless.ts',
      'screen and (scripting: none)',
      'screen and (scripting: initial-only)',
    ],
    [
      'a remark plugin that the preset imports',
      'plugins/samples/fences/forPackageManager.ts',
      "bun: 'bunx'",
      "bun: 'bun x'",
    ],
    ['the address of a page that others link to', 'docs/guide/moved.mdx', '/guide/here', '/there'],
    ['a name of the API', 'docs/api/symbols.json', 'useThing', 'useOther'],
    ['a partial', 'docs/_partials/setup.mdx', 'Install', 'First install'],
  ])(
    'of %s',
    async (_, file, from, to) => {
      await site.build({});
      const undo = site.edit(file, from, to);
      try {
        const found = await site.build({});
        site.clean();
        expect(differences(found, await site.build({}))).toEqual([]);
        expect(differences(found, expectedOf('default'))).not.toEqual([]);
      } finally {
        undo();
      }
      expect(differences(await site.build({}), expectedOf('default'))).toEqual([]);
    },
    300_000,
  );
});

test('the development server after a build sends what it sends in a clean copy, and the other way round', async () => {
  site.clean();
  const started = await site.start({});
  expect(differences(await site.build({}), expectedOf('default'))).toEqual([]);
  expect(differences(await site.start({}), started)).toEqual([]);
  expect(differences(await site.build({}), expectedOf('default'))).toEqual([]);
}, 300_000);
