import { readerTasksFile } from '../../plugins/search/index.ts';
import { messageTokens } from '../../src/lib/errors/messageTokens.ts';
import { nearestPages } from '../../src/lib/nearestPages.ts';
import type { SearchPage } from '../../src/lib/search/searchIndex.ts';
import { reasonLabels } from '../../src/lib/signals/signalKinds.ts';
import { type Docs, type Place, stemsOf } from './openDocs.mts';
import type { Counted } from './readSignals.mts';
import type { Suggestion } from './suggestion.mts';

/**
 * What one request counts for. Leaving results without a click often means that their excerpt was enough. An answer at
 * the end of a page stands for readers who didn't press.
 */
const weights = { left: 0.25, answer: 4 };

/** How similar a page's address must be to one that readers asked for, from 0 to 1. */
const minLikeness = 0.3;

/** How similar an error must be, for its page to be the place of another message. */
const minSimilar = 0.4;

/** Requests with the same meaning. */
interface Group {
  /** The form that was most frequent. */
  subject: string;
  others: string[];
  details: Readonly<Record<string, number>>;
}

/** Puts together what differs only in its form, the most frequent form first. */
function groupsOf(
  counted: readonly Counted[],
  kind: string,
  keyOf: (subject: string) => string = (subject) => subject,
): Group[] {
  interface Forms {
    forms: Map<string, number>;
    details: Record<string, number>;
  }
  const groups = new Map<string, Forms>();
  for (const { subject, detail, count } of counted.filter((one) => one.kind === kind)) {
    const key = keyOf(subject);
    const group: Forms = groups.get(key) ?? { forms: new Map(), details: {} };
    groups.set(key, group);
    group.forms.set(subject, (group.forms.get(subject) ?? 0) + count);
    group.details[detail] = (group.details[detail] ?? 0) + count;
  }
  return [...groups.values()].map(({ forms, details }) => {
    const [subject = '', ...others] = [...forms].sort((a, b) => b[1] - a[1]).map(([form]) => form);
    return { subject, others, details };
  });
}

const sameWords = (text: string) => stemsOf(text).sort().join(' ');
const sameMessage = (text: string) => messageTokens(text).join(' ');

/** Routes of places, each once. */
const routesOf = (places: readonly Place[]) =>
  [...new Set(places.map(({ route }) => route))].slice(0, 3);

function changePage(route: string, change: (page: SearchPage) => SearchPage) {
  return (pages: readonly SearchPage[]) =>
    pages.map((page) => (page.path === route ? change(page) : page));
}

/** The front matter of a page with one more keyword. */
function addKeyword(docs: Docs, route: string, keyword: string) {
  const keywords = [...(docs.pageAt(route)?.keywords ?? []), keyword];
  const line = `keywords: ${JSON.stringify(keywords).replaceAll('","', '", "')}`;
  return {
    change: { where: `${docs.fileOf(route)}, front matter`, line },
    apply: changePage(route, (page) => ({ ...page, keywords })),
  };
}

/** One more thing that readers want to do in a section. */
function addTask(docs: Docs, { route, id }: Place, task: string) {
  const before = docs.pageAt(route)?.tasks ?? new Map<string, readonly string[]>();
  const tasks = [...(before.get(id) ?? []), task];
  const address = id === '' ? route : `${route}#${id}`;
  return {
    change: {
      where: readerTasksFile,
      line: `${address}: ${JSON.stringify(tasks)}`,
    },
    apply: changePage(route, (page) => ({ ...page, tasks: new Map([...before, [id, tasks]]) })),
  };
}

const needsPage = 'a new page or section, because no page comes close';

async function searches(counted: readonly Counted[], docs: Docs): Promise<Suggestion[]> {
  const suggestions: Suggestion[] = [];
  for (const { subject, others, details } of groupsOf(counted, 'search', sameWords)) {
    const { none = 0, left = 0 } = details;
    // A page may have been written, or a word added, since it was counted.
    if (docs.isNamed(subject)) continue;
    const places = await docs.nearest(subject);
    const near = routesOf(places);
    const synonym =
      stemsOf(subject).length <= 3 && near[0] !== undefined
        ? `, or if other pages need it too, plugins/search/synonyms.ts with { from: [${JSON.stringify(subject)}], to: … }`
        : '';
    const addition = near[0] === undefined ? undefined : addKeyword(docs, near[0], subject);
    suggestions.push({
      kind: 'search',
      subject,
      others,
      helps: none + left * weights.left,
      counted: `${none} searches without a result, ${left} left without a click`,
      near,
      ...(addition ?? { change: { where: needsPage } }),
      ...(addition && { change: { ...addition.change, where: addition.change.where + synonym } }),
    });
  }
  return suggestions;
}

function lostAddresses(counted: readonly Counted[], docs: Docs): Suggestion[] {
  return groupsOf(counted, 'not-found')
    .filter(({ subject }) => docs.pageAt(subject) === undefined)
    .map(({ subject, others, details: { seen = 0, taken = 0 } }) => {
      const near = nearestPages(subject, docs.pages, 3, minLikeness).map(({ path }) => path);
      const [target] = near;
      return {
        kind: 'not-found',
        subject,
        others,
        helps: Math.max(seen - taken, 0),
        counted: `${seen} requests, and ${taken} times a suggested page was taken`,
        near,
        change:
          target === undefined
            ? { where: needsPage }
            : {
                where: 'plugins/content/redirects/redirects.txt',
                line: `${subject}\t${target}`,
              },
      } satisfies Suggestion;
    });
}

/** How far a number of events is above what the rate of all would give, with two standard deviations to spare. */
function excess(events: number, all: number, rate: number): number {
  return Math.max(0, events - all * rate - 2 * Math.sqrt(all * rate * (1 - rate)));
}

function totalOf(groups: readonly Group[], detail: string): number {
  return groups.reduce((sum, { details }) => sum + (details[detail] ?? 0), 0);
}

function pages(counted: readonly Counted[], docs: Docs): Suggestion[] {
  const groups = groupsOf(counted, 'helpful');
  const noes = totalOf(groups, 'no');
  const rate = noes / Math.max(1, noes + totalOf(groups, 'yes'));
  return groups.map(({ subject, others, details }) => {
    const { yes = 0, no = 0 } = details;
    const reasons = Object.entries(reasonLabels)
      .map(([reason, label]) => ({ label, count: details[reason] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
    const said = reasons.map(({ label, count }) => `${label}: ${count}`).join(', ');
    return {
      kind: 'page',
      subject,
      others,
      helps: excess(no, yes + no, rate) * weights.answer,
      counted: `${no} of ${yes + no} answers are No${said && ` (${said})`}`,
      near: [subject],
      change: { where: docs.fileOf(subject) ?? 'the page is gone' },
    } satisfies Suggestion;
  });
}

async function questions(counted: readonly Counted[], docs: Docs): Promise<Suggestion[]> {
  const groups = groupsOf(counted, 'question', sameWords);
  return Promise.all(
    groups.map(async ({ subject, others, details }) => {
      const places = await docs.nearest(subject);
      const [place] = places;
      return {
        kind: 'question',
        subject,
        others,
        helps: details.none ?? 0,
        counted: `${details.none ?? 0} questions without an answer`,
        near: places.slice(0, 3).map(({ route, id }) => (id === '' ? route : `${route}#${id}`)),
        ...(place === undefined ? { change: { where: needsPage } } : addTask(docs, place, subject)),
      } satisfies Suggestion;
    }),
  );
}

function errors(counted: readonly Counted[], docs: Docs): Suggestion[] {
  return groupsOf(counted, 'error', sameMessage)
    .filter(({ subject }) => !docs.isForeign(subject) && !docs.findError(subject).found)
    .map(({ subject, others, details: { none = 0 } }) => {
      const similar = docs.findError(subject).similar.filter(({ score }) => score >= minSimilar);
      const [route, id] = (similar[0]?.entry.more ?? '').split('#');
      const isPlace = route !== undefined && docs.pageAt(route) !== undefined;
      return {
        kind: 'error',
        subject,
        others,
        helps: none,
        counted: `${none} messages without an entry`,
        near: similar.slice(0, 3).map(({ entry }) => entry.url),
        change: {
          where: isPlace
            ? `${docs.fileOf(route)}, the fence of #${id}, or a new entry in ${docs.fileOf('/error')}`
            : `${docs.fileOf('/error')}, a new entry`,
          line: subject,
        },
        ...(isPlace && {
          apply: changePage(route, (page) => ({
            ...page,
            sections: page.sections.map((section) =>
              section.id === id ? { ...section, errors: `${section.errors}\n${subject}` } : section,
            ),
          })),
        }),
      } satisfies Suggestion;
    });
}

function samples(counted: readonly Counted[], docs: Docs): Suggestion[] {
  const groups = groupsOf(counted, 'live');
  const rate = totalOf(groups, 'failed') / Math.max(1, totalOf(groups, 'started'));
  return groups.map(({ subject, others, details }) => {
    const { started = 0, edited = 0, failed = 0 } = details;
    const [route = ''] = subject.split('#');
    return {
      kind: 'sample',
      subject,
      others,
      helps: excess(failed, started, Math.min(rate, 1)),
      counted: `failed for ${failed} of ${started} readers who started it; ${edited} edited it`,
      near: [route],
      change: { where: docs.fileOf(route) ?? 'the landing page' },
    } satisfies Suggestion;
  });
}

/** Everything that writers can do about what was counted, what helps most first. */
export async function suggest(counted: readonly Counted[], docs: Docs): Promise<Suggestion[]> {
  const all = [
    ...(await searches(counted, docs)),
    ...lostAddresses(counted, docs),
    ...pages(counted, docs),
    ...(await questions(counted, docs)),
    ...errors(counted, docs),
    ...samples(counted, docs),
  ];
  return all
    .filter(({ helps }) => helps >= 1)
    .sort((a, b) => b.helps - a.helps || (a.subject < b.subject ? -1 : 1));
}
