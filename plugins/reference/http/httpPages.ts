import type {
  HttpAuth,
  HttpAuthScheme,
  HttpFormOperation,
  HttpOperation,
  HttpResponse,
} from '../../../src/lib/http';
import { typesOf } from '../../../src/lib/http';
import type { Finding } from '../../build';
import { element, escapeMdx, fence, frontMatter, section } from '../markup';
import { localLinks, writtenPage } from '../siteLinks';
import { httpIndexFile } from './httpSidebar';
import { type HttpApi, type OperationPage, readApis } from './readApis';
import { literal, notations, type Sample, samplesOf } from './samples';
import { defaultOf, fieldBlocks, typeText, write } from './schemaBlocks';

type Blocks = string[];

function samples({ operation, client }: OperationPage): Blocks {
  const byClient: Sample[] =
    client === undefined
      ? []
      : [{ label: 'TypeScript client', info: 'ts title="src/call.ts"', code: client }];
  const all = [...samplesOf(operation), ...byClient];
  const tabs = all.map(({ label, info, code }) => element('Tab', { label }, [fence(info, code)]));
  return section(2, 'Request', [element('Tabs', { group: 'request-language' }, tabs)]);
}

/** What a successful call returns first, next to the request. */
function exampleResponse({ responses }: HttpOperation): Blocks {
  const ok = responses.find(({ status }) => status.startsWith('2'));
  const [example] = ok?.content?.examples ?? [];
  if (ok === undefined || example === undefined) return [];
  return [
    `**Example response, status ${ok.status}**`,
    fence('json', literal(example.value, notations.json, { topLevel: true })),
  ];
}

const withoutLinks = (markdown: string) => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** The form that sends the request. It gets only what it needs, so that a page doesn't contain everything twice. */
function tryIt(operation: HttpOperation): string {
  const { method, path, servers, auth, parameters, body: sent, warning } = operation;
  const form: HttpFormOperation = {
    method,
    path,
    servers,
    auth,
    parameters,
    body: sent && {
      required: sent.required,
      contentType: sent.contentType,
      example: sent.example,
    },
    warning,
    responses: operation.responses.map(({ status, description }) => ({ status, description })),
  };
  const json = JSON.stringify(form, (key, value: unknown) =>
    /^(?:description|warning)$/.test(key) && typeof value === 'string'
      ? withoutLinks(value)
      : value,
  );
  return `<TryIt operation={${json}} />`;
}

function schemeLine({ name, prefix, description }: HttpAuthScheme): string {
  return `- **${escapeMdx(name)}**, \`Authorization: ${prefix} <token>\`: ${write(description)}`;
}

function authorization({ required, schemes }: HttpAuth): Blocks {
  if (schemes.length === 0) return ['None. Anyone can make this call.'];
  const one = schemes.length === 1 ? 'this token' : 'any one of these tokens';
  const first = required
    ? `Send ${one} in a header.`
    : 'Public functions need no token. To call them as a user or an admin, send one of these tokens in a header.';
  return [first, schemes.map(schemeLine).join('\n')];
}

const places = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
] as const;

function parameters(operation: HttpOperation): Blocks {
  return places.flatMap(([place, title]): Blocks => {
    const own = operation.parameters.filter((parameter) => parameter.in === place);
    const list = own.map(({ name, required, description, schema }) =>
      element('Parameter', { name, type: typeText(schema), required, default: defaultOf(schema) }, [
        write(description),
      ]),
    );
    return section(2, title, list.length === 0 ? [] : [element('Parameters', {}, list)]);
  });
}

function response({ status, description, content }: HttpResponse): string {
  const examples = content?.examples ?? [];
  const shown = status === 'default' ? 'Any other' : status;
  const [, title = '', rest = ''] = /^(.*?)\.(?:\s+(.*))?$/s.exec(description) ?? [];
  const isOk = status.startsWith('2');
  const failed = !/^[23]/.test(status);
  const isList = content !== undefined && typesOf(content.schema).includes('array');
  const fields = content ? fieldBlocks(content.schema, 'received') : '';
  const otherwise = failed ? 'The form of the body is not fixed.' : 'The body is empty.';
  return element('Response', { status: shown, title, failed, open: isOk }, [
    rest === '' && !content ? otherwise : write(rest),
    isList ? 'The body is a list. Each entry has these fields:' : '',
    fields,
    // The only one is next to the request.
    ...(isOk && examples.length === 1 ? [] : examples).flatMap(({ name, value }) => [
      `**${escapeMdx(name)}**`,
      fence('json', literal(value, notations.json, { topLevel: true })),
    ]),
  ]);
}

function operationPage(api: HttpApi, page: OperationPage): string {
  const { operation, lead, words, keywords, client, showsSidebar } = page;
  const { title, method, path, warning, body: sent } = operation;
  const project = client === undefined ? [] : Object.entries(api.project);
  return [
    frontMatter({
      title,
      description: lead,
      kind: 'reference',
      keywords: [...keywords, operation.id, api.title],
      ...(showsSidebar ? {} : { displayed_sidebar: null }),
    }),
    escapeMdx(lead),
    ...(showsSidebar ? [] : [backLink(api)]),
    element('Endpoint', { method, server: operation.servers[0].url, path }),
    ...(warning === undefined
      ? []
      : [element('Aside', { type: 'warning', title: 'This cannot be undone' }, [write(warning)])]),
    ...words.map(write),
    ...project.map(([file, code]) => fence(`ts title="${file}" hidden`, code)),
    element('RequestPanel', {}, [
      ...samples(page),
      tryIt(operation),
      ...exampleResponse(operation),
    ]),
    ...section(2, 'Authorization', authorization(operation.auth)),
    ...parameters(operation),
    ...section(2, 'Body', sent ? [fieldBlocks(sent.schema, 'sent')] : []),
    ...section(2, 'Responses', [element('Responses', {}, operation.responses.map(response))]),
    ...section(2, 'See also', [siblings(api, page)]),
  ].join('\n\n');
}

const backLink = ({ section }: HttpApi) => write(`Part of the section ${section}.`);

const fileOf = (route: string) => `./${route.split('/').at(-1)}.mdx`;

function siblings(api: HttpApi, page: OperationPage): string {
  const others = api.operations.filter((one) => one !== page && one.group === page.group);
  return [
    `- [${escapeMdx(api.title)}: server and tokens](${fileOf(api.infoRoute)})`,
    ...others.map(({ operation: { title, route } }) => `- [${escapeMdx(title)}](${fileOf(route)})`),
  ].join('\n');
}

function infoPage(api: HttpApi): string {
  const rows = api.operations.map(
    ({ operation: { title, route, method, path } }) =>
      `| [${escapeMdx(title)}](${fileOf(route)}) | \`${method}\` | \`${path}\` |`,
  );
  const variables = api.servers.flatMap(({ variables: own }) => own);
  return [
    frontMatter({
      title: `${api.title} reference`,
      description: api.lead,
      kind: 'reference',
      keywords: [...api.keywords],
      displayed_sidebar: null,
    }),
    escapeMdx(api.lead),
    backLink(api),
    ...api.words.map(write),
    ...section(2, 'Server', [
      `Every path begins at this address. This is version ${escapeMdx(api.version)} of the interface.`,
      fence('text title="Address"', api.servers.map(({ url }) => url).join('\n')),
      ...variables.map(({ name, description }) => `\`{${name}}\`: ${write(description)}`),
    ]),
    ...section(2, 'Authorization', [
      'Each operation says which of these tokens it takes. Any one of them is enough.',
      api.schemes.map(schemeLine).join('\n'),
    ]),
    ...section(2, 'Operations', [
      ['| Operation | Method | Path |', '| --- | --- | --- |', ...rows].join('\n'),
    ]),
  ].join('\n\n');
}

/**
 * Generates the pages of the HTTP APIs from their OpenAPI documents, and an index for the sidebar. If a document has a
 * fault, it generates none.
 */
export async function makeHttpReference(
  siteDir: string,
): Promise<{ files: Map<string, string>; findings: Finding[] }> {
  const { apis, findings } = await readApis(siteDir);
  if (findings.length > 0) return { files: new Map(), findings };
  const pages = apis.flatMap((api) => [
    [api.infoRoute, infoPage(api)] as const,
    ...api.operations.map((page) => [page.operation.route, operationPage(api, page)] as const),
  ]);
  // The pages that don't exist yet are those of this step. The rules for links report others.
  const site = {
    fileOf: (route: string) => writtenPage(siteDir, route) ?? `docs${route}.mdx`,
  };
  const files = pages.map(([route, text]): [string, string] => {
    const file = `docs${route}.mdx`;
    return [file, `${localLinks(text, file, site)}\n`];
  });
  const index = JSON.stringify(Object.fromEntries(apis.map((api) => [api.id, api])));
  return { files: new Map([...files, [httpIndexFile, `${index}\n`]]), findings };
}
