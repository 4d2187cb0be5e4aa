import { apiKey } from '../../src/lib/search/answers';
import type { Answers, SearchPage, SearchSection } from '../../src/lib/search/searchIndex';
import { errorEntries } from './errorEntries';

/** What the members of a type are called on. The first that has a member says what it is. */
const owners: readonly [type: string, on: string][] = [
  ['server.GenericDatabaseWriter', 'ctx.db.'],
  ['server.GenericDatabaseReader', 'ctx.db.'],
  ['server.StorageReader', 'ctx.storage.'],
  ['server.StorageWriter', 'ctx.storage.'],
  ['server.StorageActionWriter', 'ctx.storage.'],
  ['server.Scheduler', 'ctx.scheduler.'],
  ['server.Auth', 'ctx.auth.'],
  ['server.GenericMutationCtx', 'ctx.'],
  ['server.GenericActionCtx', 'ctx.'],
  ['server.Crons', 'crons.'],
  ['server.HttpRouter', 'http.'],
];

/** Types whose members are called on what a query is so far, so they are known by their own name. */
const builders = ['QueryInitializer', 'OrderedQuery', 'Query', 'TableDefinition', 'FilterBuilder'];

/** Longer signatures say less than the page does. */
const maxSignature = 240;

/** The limits of the platform, below the site's base URL. */
const limitsRoute = '/production/state/limits';

function onOneLine(signature: string): string {
  return (
    signature
      .replace(/\s+/g, ' ')
      .replace(/([([<]) /g, '$1')
      .replace(/,? ([)\]>])/g, '$1')
      .replace(/;$/, '')
      // The compiler's names for type parameters.
      .replace(/\bT_\d+\b/g, 'T')
      .trim()
  );
}

const nameOfPage = ({ path }: SearchPage) => path.slice(path.lastIndexOf('/') + 1);
const isMixed = (name: string) => /[a-z][A-Z]/.test(name);

/** The signature and the import of a page's own API. */
function ownLines({ title, path, sections }: SearchPage): string[] {
  const [first] = sections;
  const signature = sections.find(({ id }) => id === 'signature')?.signature ?? '';
  const isType = /\/api\/interfaces\//.test(path);
  // Of a type or class only the name would fit.
  const line = onOneLine(signature);
  const lines = line.startsWith('function') && line.length <= maxSignature ? [line] : [];
  if (first?.module === undefined) return lines;
  return [`import ${isType ? 'type ' : ''}{ ${title} } from "${first.module}";`, ...lines];
}

/** Functions of the generated code are described by those that it's made of. */
function generatedLines(title: string): [name: string, lines: string[]] | undefined {
  const name = /^(\w+)Generic$/.exec(title)?.[1];
  return name === undefined || /^[A-Z]/.test(name)
    ? undefined
    : [name, [`import { ${name} } from "./_generated/server";`]];
}

function memberLine(on: string, { signature = '' }: SearchSection): string | undefined {
  // Of several forms the first is enough.
  const [first = ''] = onOneLine(signature).split(/; (?=\w+[<(])/);
  const line = `${on}${first}`;
  return signature === '' || line.length > maxSignature ? undefined : line;
}

/** The members of `v`, from its signature: a line for each. */
function validatorLines({ sections }: SearchPage): [name: string, line: string][] {
  const signature = sections.find(({ id }) => id === 'signature')?.signature ?? '';
  return signature.split(/^ {2}(?=\w+: )/m).flatMap((member): [string, string][] => {
    const pattern = /^(\w+): (?:<.*>(?=\())?(\([^()]*\)) => (V\w+)/;
    const [, name, parameters, type] = pattern.exec(onOneLine(member)) ?? [];
    return name === undefined ? [] : [[`v.${name}`, `v.${name}${parameters}: ${type}`]];
  });
}

function apiAnswers(pages: readonly SearchPage[]): Answers['api'] {
  const api: Answers['api'] = {};
  const add = (name: string, lines: readonly (string | undefined)[]) => {
    const known = lines.filter((line) => line !== undefined);
    const key = apiKey(name);
    if (known.length > 0 && !Object.hasOwn(api, key)) api[key] = known;
  };
  const ofApi = pages.filter(({ kind }) => kind === 'api');
  for (const page of ofApi) {
    if (isMixed(page.title)) add(page.title, ownLines(page));
    const generated = generatedLines(page.title);
    if (generated) add(...generated);
    if (nameOfPage(page) !== 'values.v') continue;
    for (const [name, line] of validatorLines(page)) add(name, [line]);
  }
  const membersOf = (type: string) =>
    ofApi.find((page) => nameOfPage(page) === type)?.sections ?? [];
  for (const [type, on] of owners) {
    for (const section of membersOf(type)) {
      add(on + section.heading, [memberLine(on, section)]);
      if (isMixed(section.heading)) add(section.heading, [memberLine(on, section)]);
    }
  }
  for (const type of builders) {
    for (const section of membersOf(`server.${type}`)) {
      if (isMixed(section.heading)) add(section.heading, [memberLine('.', section)]);
    }
  }
  return api;
}

/** The first sentence of a text; a dot within code or a name ends none. */
function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s+[A-Z`‘“(]|$)/.exec(text)?.[0] ?? text;
}

function limitsOf(pages: readonly SearchPage[]): Answers['limits'] {
  const page = pages.find(({ path }) => path.endsWith(limitsRoute));
  // The worked example has the names of meters, too.
  const sections = page?.sections.filter(({ id }) => id !== 'estimate') ?? [];
  const rows = sections.flatMap(({ id, heading, rows: ofSection = [] }) =>
    ofSection.map(([name, value]): Answers['limits']['rows'][number] => [id, heading, name, value]),
  );
  return { path: page?.path ?? '', rows };
}

/** Collects what the first result can say: signatures of the API, causes and fixes of errors, values of limits. */
export function directAnswers(pages: readonly SearchPage[]): Answers {
  const errors = errorEntries(pages).map(({ url, cause, fix }): [string, string] => [
    url,
    `${firstSentence(cause)} ${firstSentence(fix)}`,
  ]);
  return { api: apiAnswers(pages), errors: Object.fromEntries(errors), limits: limitsOf(pages) };
}
