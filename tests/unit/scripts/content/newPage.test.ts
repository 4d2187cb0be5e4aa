import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatFinding } from '../../../../plugins/build/finding';
import { createContentCheck } from '../../../../plugins/content/checks/checkContent';
import { pageKinds } from '../../../../plugins/content/frontMatterSchema';
import { addToSidebar } from '../../../../scripts/content/addToSidebar.mts';
import {
  createPage,
  fileOf,
  nextSteps,
  pageSource,
  titleOf,
} from '../../../../scripts/content/newPage.mts';

const sidebar = `export default {
  docs: [
    'home',
    section('Tutorial', 'zap', 'tutorial/index', ['tutorial/actions']),
    {
      type: 'category',
      label: 'Database',
      link: { type: 'doc', id: 'database/index' },
      items: [
        'database/schemas',
        section('Reading data', undefined, 'database/reading-data/index', [
          'database/reading-data/filters',
        ]),
        // The rarest comes last.
        'database/types',
      ],
    },
  ],
};
`;

describe('titleOf', () => {
  test.each([
    ['/database/writing-data', 'Writing data'],
    ['/client/react', 'React'],
    ['/quickstart/nextjs', 'Next.js'],
    ['/http-api', 'HTTP API'],
  ])('makes of %s the title %s', (route, title) => {
    expect(titleOf(route)).toBe(title);
  });
});

describe('fileOf', () => {
  const files = ['docs/home.mdx', 'docs/database/index.mdx', 'docs/quickstart/react.mdx'];

  test('puts a page below its section', () => {
    expect(fileOf('/database/types', files)).toBe('docs/database/types.mdx');
    expect(fileOf('/quickstart/bun', files)).toBe('docs/quickstart/bun.mdx');
    expect(fileOf('/changelog', files)).toBe('docs/changelog.mdx');
  });

  test.each([
    ['database/types', 'Write /database/types.'],
    ['/Database/My_types/', 'Write /database/my-types.'],
    ['/database/types.mdx', 'Write /database/types.'],
    ['/', 'Write it as /section/page.'],
    ['/database', '/database exists: docs/database/index.mdx.'],
    ['/home', '/home exists: docs/home.mdx.'],
    ['/databse/types', 'The section /databse does not exist. Did you mean /database/types?'],
    ['/billing/plans', 'Write its first page: npm run new-page -- /billing'],
  ])('says what is wrong with %s', (route, message) => {
    expect(() => fileOf(route, files)).toThrow(message);
  });
});

describe('a route in a generated section', () => {
  const files = ['docs/management-api/list-projects.mdx', 'docs/api/modules/server.mdx'];

  test.each([
    ['/management-api/foo', 'plugins/reference/http/openapi/management-api/document.json'],
    ['/deployment-api/foo', 'plugins/reference/http/openapi/deployment-api/document.json'],
    [
      '/public-deployment-api/foo',
      'plugins/reference/http/openapi/public-deployment-api/document.yaml',
    ],
    ['/api/foo', 'the types of the installed convex package'],
    ['/api/modules/foo', 'the types of the installed convex package'],
  ])('is refused: %s', (route, source) => {
    expect(() => fileOf(route, files)).toThrow(
      `are generated from ${source}, so the page cannot be written there.`,
    );
  });

  test('writes nothing', () => {
    const directory = mkdtempSync(join(tmpdir(), 'new-page-'));
    mkdirSync(join(directory, 'docs/api/modules'), { recursive: true });
    writeFileSync(join(directory, 'docs/api/modules/server.mdx'), '');
    expect(() => createPage(directory, '/api/modules/foo', 'reference')).toThrow('are generated');
    expect(existsSync(join(directory, 'docs/api/modules/foo.mdx'))).toBe(false);
    rmSync(directory, { recursive: true });
  });
});

describe('addToSidebar', () => {
  test('adds a page after the last item of its section and changes nothing else', () => {
    const added = addToSidebar(sidebar, 'database/foo');
    expect(added).toBe(
      sidebar.replace(
        "        'database/types',\n",
        "        'database/types',\n        'database/foo',\n",
      ),
    );
  });

  test('finds a section within a section', () => {
    expect(addToSidebar(sidebar, 'database/reading-data/foo')).toContain(
      "          'database/reading-data/filters',\n          'database/reading-data/foo',\n        ]),",
    );
  });

  test('keeps a short list on its line', () => {
    expect(addToSidebar(sidebar, 'tutorial/foo')).toContain("['tutorial/actions', 'tutorial/foo']");
  });

  test('breaks a list that becomes too long for its line', () => {
    const id = 'tutorial/a-page-with-a-rather-long-name';
    expect(addToSidebar(sidebar, id)).toContain(
      `'tutorial/index', [\n      'tutorial/actions',\n      '${id}',\n    ]),`,
    );
  });

  test('gives up when no list is of the section', () => {
    expect(addToSidebar(sidebar, 'changelog')).toBeUndefined();
    expect(addToSidebar(sidebar, 'billing/plans')).toBeUndefined();
  });
});

describe('createPage', () => {
  let directory: string;

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), text);
  }

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'new-page-'));
    write('docs/database/index.mdx', pageSource('docs/database/index.mdx', 'reference', undefined));
    write(
      'sidebars.ts',
      "export default { docs: [{ type: 'category', label: 'D', link: { type: 'doc', id: 'database/index' }, items: [] }] };\n",
    );
  });

  afterEach(() => rmSync(directory, { recursive: true }));

  test.each(pageKinds)('writes a page of kind %s that passes every rule', async (kind) => {
    const page = createPage(directory, '/database/foo', kind);
    expect(page).toEqual({ file: 'docs/database/foo.mdx', id: 'database/foo', inSidebar: true });
    const report = await createContentCheck(directory)();
    expect(report.findings.map(formatFinding)).toEqual([]);
    expect(report.pages).toBe(2);
    expect(nextSteps(page)).toContain("Added 'database/foo' to sidebars.ts.");
  });

  test('says what to add when the sidebar has no list for the page', () => {
    const page = createPage(directory, '/changelog', 'reference');
    expect(page.inSidebar).toBe(false);
    expect(nextSteps(page)).toContain("page('changelog', 'file-text')");
  });

  test('writes nothing when the kind is unknown', () => {
    expect(() => createPage(directory, '/database/foo', 'howto')).toThrow(
      '"howto" is not a kind of page. Did you mean --kind=how-to?',
    );
    expect(existsSync(join(directory, 'docs/database/foo.mdx'))).toBe(false);
  });

  test('writes nothing when the title is too long', () => {
    const route = `/database/${'very-'.repeat(12)}long`;
    expect(() => createPage(directory, route, 'reference')).toThrow('Shorten it.');
    expect(readFileSync(join(directory, 'sidebars.ts'), 'utf8')).not.toContain('long');
  });
});
