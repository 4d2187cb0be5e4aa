import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listDocs } from '../../plugins/content/parse/files';
import { pageStore } from '../../plugins/content/parse/pageStore';
import { errorEntries } from '../../plugins/search/build/errorEntries';
import { sectionsOf } from '../../plugins/search/build/readPages';
import { createErrorFinder } from '../../src/lib/errors/createErrorFinder';

const files = listDocs(process.cwd(), 'docs').filter((file) =>
  /^docs\/error(?:\.mdx|\/)/.test(file),
);
const records = [...(await pageStore(process.cwd(), 'docs').read(files)).values()];
const entries = errorEntries(
  records.map((record) => ({
    path: record.route,
    title: '',
    description: '',
    keywords: [],
    kind: 'page',
    sections: sectionsOf(record),
  })),
);
const anchorsOf = (route: string) =>
  records.find((record) => record.route === route)?.anchors ?? [];

/** Anchors that messages, the dashboard, other sites and readers' bookmarks refer to. */
const permanent =
  `1 occ-failure remediation how-errors-look calls function-not-found export-not-found wrong-kind
  scheduled-function-not-found cannot-call function-reference direct-call old-version validation missing-argument
  extra-argument wrong-argument-type arguments-object wrong-table returns-validation schema-write schema-push
  delete-table values-and-documents undefined-value unsupported-type field-name bigint-range document-size
  nonexistent-document insert-with-id system-table unique invalid-id query-not-consumed query-reused limits
  too-many-reads too-many-ranges too-many-writes too-many-scheduled too-large search-too-wide load timed-out
  out-of-memory concurrency write-rate unawaited not-allowed only-in-actions cryptographic-randomness import-time
  outside-backend multiple-paginate paginate-in-component node-in-component indexes index-not-found index-not-ready
  index-order index-field builder-used query-steps index-refused search-order search-filter vector-search page-size
  invalid-cursor scheduling delay cron component-depth component-unmounted agent-no-thread agent-thread agent-search
  agent-tool client no-provider no-address no-auth-provider imported-in-browser synthetic-event optimistic-update
  closed websocket connection no-auth-provider-match fatal deployments disabled dashboard no-deployment env-file
  two-deployments self-hosted-flags deploy-key production-key-in-preview no-prompt build-command-failed
  typecheck-failed node-api push-failed schema-overwritten auth-variable preview-name env-limit env-built-in
  log-streaming-plan local-backend node-18 no-tsconfig too-many-files bundle-too-large import-meta-glob
  clashing-names offline other id-of-another-table not-an-integer too-many-files-stored internal-error
  never-resolves fetch-failed agent-auto-denied usage-limit-reached paused`.split(/\s+/);

/** Entries about a limit of the platform link to it, here or on the page with the code. */
const limits =
  `document-size too-many-reads too-many-ranges too-many-writes too-many-scheduled too-large
  search-too-wide timed-out out-of-memory concurrency write-rate vector-search delay disabled env-limit
  bundle-too-large too-many-files-stored`.split(/\s+/);

test('no page of errors is too long for an agent to read', () => {
  const lengths = files.map((file) => readFileSync(file, 'utf8').length);
  expect(files.length).toBeGreaterThan(10);
  expect(Math.max(...lengths)).toBeLessThan(50_000);
});

describe('the entries of /error', () => {
  test('keep every anchor', () => {
    expect(permanent.length).toBeGreaterThan(110);
    expect(permanent.filter((id) => !anchorsOf('/error').includes(id))).toEqual([]);
  });

  test('are for more than two hundred errors, each with its messages on a page of its topic', () => {
    expect(entries.length).toBeGreaterThan(200);
    const alone = entries.filter(
      ({ url, more }) => /^\/error#(?!how-errors-look)/.test(url) && more === undefined,
    );
    expect(alone.map(({ url }) => url)).toEqual([]);
  });

  test('have a heading that contains the text of the message', () => {
    const find = createErrorFinder(entries);
    const wrong = entries.filter(({ title, url }) => {
      if (url.endsWith('#how-errors-look')) return false;
      return find(title).found?.entry.url !== url;
    });
    expect(wrong.map(({ url }) => url)).toEqual([]);
  });

  test('are never mistaken for another one, however little of a message was copied', () => {
    const find = createErrorFinder(entries);
    const forms = [
      (text: string) => `Uncaught Error: ${text}`,
      (text: string) => `[CONVEX Q(posts:list)] Uncaught Error: ${text.split('. ')[0]}`,
      (text: string) => text.replace(/(?<=\(limit: )[^)]*(?=\)).*/, '12345 bytes).'),
      (text: string) => text.replace(/\.$/, ''),
    ];
    const wrong = entries.flatMap((entry) =>
      entry.messages
        .flatMap((message) => forms.map((form) => form(message.replace(/<[^>]*>/g, 'posts'))))
        .filter((text) => {
          const { found, alike } = find(text);
          return found && ![found, ...alike].some((one) => one.entry === entry);
        }),
    );
    expect(wrong).toEqual([]);
  });

  test('say how to check that each error is fixed', () => {
    const unchecked = records
      .filter(({ route }) => route.startsWith('/error/') && route !== '/error/write-conflicts')
      .flatMap(({ route, sections }) =>
        sections
          .filter(({ id, errors, text }) => id !== '' && errors !== '' && !text.includes('Check. '))
          .map(({ id }) => `${route}#${id}`),
      );
    expect(unchecked).toEqual([]);
  });

  test('link to the limit that was reached', () => {
    const unlinked = limits.filter((id) => {
      const more = entries.find(({ url }) => url.endsWith(`#${id}`))?.more ?? '';
      const source = ['docs/error.mdx', `docs${more.replace(/#.*/, '')}.mdx`]
        .map(
          (file) =>
            readFileSync(file, 'utf8')
              .split(`{/* #${id} */}`)[1]
              ?.split(/\n##+ /)[0],
        )
        .join('\n');
      return !/\/(?:limits|environment-variables)\.mdx#/.test(source);
    });
    expect(unlinked).toEqual([]);
  });
});
