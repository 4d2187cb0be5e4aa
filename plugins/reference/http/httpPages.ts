import type {
  HttpAuth,
  HttpAuthScheme,
  HttpFormOperation,
  HttpOperation,
  HttpResponse,
} from '../../../src/lib/httpOperation';
import { literal, notations } from '../../../src/lib/httpSamples/literals';
import { exampleCall, type Sample, samplesOf } from '../../../src/lib/httpSamples/samples';
import { typesOf } from '../../../src/lib/httpValues';
import { attribute, escapeMdx, frontMatter, heading } from '../markup';
import type { HttpApi, OperationPage } from './readApis';
import { defaultAttribute, fieldBlocks, typeText, type WriteWords } from './schemaBlocks';

type Blocks = string[];

function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\``;
}

const serverUrl = ({ servers: [server] }: Pick<HttpOperation, 'servers'>) => server.url;

function samples({ operation, client }: OperationPage): Blocks {
  const byClient: Sample[] =
    client === undefined
      ? []
      : [{ label: 'TypeScript client', info: 'ts title="src/call.ts"', code: client }];
  const all = [...samplesOf(operation, exampleCall(operation)), ...byClient];
  const tabs = all.flatMap(({ label, info, code }) => [
    `<Tab label="${label}">`,
    fence(info, code),
    '</Tab>',
  ]);
  return [heading(2, 'Request', 'request'), '<Tabs group="request-language">', ...tabs, '</Tabs>'];
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
    key === 'description' && typeof value === 'string' ? withoutLinks(value) : value,
  );
  return `<TryIt operation={${json}} />`;
}

function schemeLine({ name, prefix, description }: HttpAuthScheme, write: WriteWords): string {
  return `- **${escapeMdx(name)}**, \`Authorization: ${prefix} <token>\`: ${write(description)}`;
}

function authorization({ required, schemes }: HttpAuth, write: WriteWords): Blocks {
  const title = heading(2, 'Authorization', 'authorization');
  if (schemes.length === 0) return [title, 'None. Anyone can make this call.'];
  const one = schemes.length === 1 ? 'this token' : 'any one of these tokens';
  const first = required
    ? `Send ${one} in a header.`
    : 'Public functions need no token. To call them as a user or an admin, send one of these tokens in a header.';
  return [title, first, schemes.map((scheme) => schemeLine(scheme, write)).join('\n')];
}

const places = [
  ['path', 'Path parameters', 'path-parameters'],
  ['query', 'Query parameters', 'query-parameters'],
  ['header', 'Headers', 'headers'],
] as const;

function parameters(operation: HttpOperation, write: WriteWords): Blocks {
  return places.flatMap(([place, title, id]): Blocks => {
    const own = operation.parameters.filter((parameter) => parameter.in === place);
    if (own.length === 0) return [];
    const list = own.flatMap(({ name, required, description, schema }) => [
      `<Parameter name="${attribute(name)}" type="${attribute(typeText(schema))}"${required ? ' required' : ''}${defaultAttribute(schema)}>`,
      write(description),
      '</Parameter>',
    ]);
    return [heading(2, title, id), '<Parameters>', ...list, '</Parameters>'];
  });
}

function body({ body: sent }: HttpOperation, write: WriteWords): Blocks {
  if (!sent) return [];
  return [heading(2, 'Body', 'body'), fieldBlocks(sent.schema, { write, direction: 'sent' })];
}

function response({ status, description, content }: HttpResponse, write: WriteWords): Blocks {
  const examples = content?.examples ?? [];
  const shown = status === 'default' ? 'Any other' : status;
  const [, title = '', rest = ''] = /^(.*?)\.(?:\s+(.*))?$/s.exec(description) ?? [];
  const failed = /^[23]/.test(status) ? '' : ' failed';
  const isList = content !== undefined && typesOf(content.schema).includes('array');
  const fields = content ? fieldBlocks(content.schema, { write, direction: 'received' }) : '';
  return [
    `<Response status="${shown}" title="${attribute(title)}"${failed}${status.startsWith('2') ? ' open' : ''}>`,
    ...(rest === '' ? [] : [write(rest)]),
    ...(rest === '' && !content
      ? [failed ? 'The form of the body is not fixed.' : 'The body is empty.']
      : []),
    ...(isList ? ['The body is a list. Each entry has these fields:'] : []),
    ...(fields === '' ? [] : [fields]),
    // The only one is next to the request.
    ...(status.startsWith('2') && examples.length === 1 ? [] : examples).flatMap(
      ({ name, value }) => [
        `**${escapeMdx(name)}**`,
        fence('json', literal(value, notations.json, { topLevel: true })),
      ],
    ),
    '</Response>',
  ];
}

/** Returns the page of an operation. */
export function operationPage(api: HttpApi, page: OperationPage, write: WriteWords): string {
  const { operation, lead, words, keywords, client, showsSidebar } = page;
  const { title, method, path, warning } = operation;
  const project = client === undefined ? [] : Object.entries(api.project);
  const server = serverUrl(operation);
  return [
    frontMatter({
      title,
      description: lead,
      kind: 'reference',
      keywords: [...keywords, operation.id, api.title],
      ...(showsSidebar ? {} : { displayed_sidebar: null }),
    }),
    escapeMdx(lead),
    ...(showsSidebar ? [] : [backLink(api, write)]),
    `<Endpoint method="${method}" server="${attribute(server)}" path="${attribute(path)}" />`,
    ...(warning === undefined
      ? []
      : ['<Aside type="warning" title="This cannot be undone">', write(warning), '</Aside>']),
    ...words.map(write),
    ...project.map(([file, code]) => fence(`ts title="${file}" hidden`, code)),
    '<RequestPanel>',
    ...samples(page),
    tryIt(operation),
    ...exampleResponse(operation),
    '</RequestPanel>',
    ...authorization(operation.auth, write),
    ...parameters(operation, write),
    ...body(operation, write),
    heading(2, 'Responses', 'responses'),
    '<Responses>',
    ...operation.responses.flatMap((one) => response(one, write)),
    '</Responses>',
    heading(2, 'See also', 'see-also'),
    siblings(api, page),
  ].join('\n\n');
}

const backLink = ({ section }: HttpApi, write: WriteWords) =>
  write(`Part of the section ${section}.`);

const fileOf = (route: string) => `./${route.split('/').at(-1)}.mdx`;

function siblings(api: HttpApi, page: OperationPage): string {
  const others = api.operations.filter((one) => one !== page && one.group === page.group);
  return [
    `- [${escapeMdx(api.title)}: server and tokens](${fileOf(api.infoRoute)})`,
    ...others.map(({ operation: { title, route } }) => `- [${escapeMdx(title)}](${fileOf(route)})`),
  ].join('\n');
}

/** Returns the info page of an API: what it is, its base URL, who can call it, and its operations. */
export function infoPage(api: HttpApi, write: WriteWords): string {
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
    backLink(api, write),
    ...api.words.map(write),
    heading(2, 'Server', 'server'),
    `Every path begins at this address. This is version ${escapeMdx(api.version)} of the interface.`,
    fence('text title="Address"', api.servers.map(({ url }) => url).join('\n')),
    ...variables.map(({ name, description }) => `\`{${name}}\`: ${write(description)}`),
    heading(2, 'Authorization', 'authorization'),
    'Each operation says which of these tokens it takes. Any one of them is enough.',
    api.schemes.map((scheme) => schemeLine(scheme, write)).join('\n'),
    heading(2, 'Operations', 'operations'),
    ['| Operation | Method | Path |', '| --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}
