import type {
  HttpAuthScheme,
  HttpMethod,
  HttpOperation,
  HttpResponse,
  HttpServer,
} from '../../../src/lib/httpOperation';
import { product } from '../../../src/site/product';
import type { Finding } from '../../build';
import { type HttpSettings, httpSettings } from '../../content';
import { checkDocument } from './checkDocument';
import type { HttpApi, OperationPage } from './httpApi';
import {
  methods,
  type OpenApiDocument,
  type OpenApiOperation,
  type OpenApiResponse,
  type OpenApiScheme,
  Source,
} from './openApi';

/**
 * The last part of an operation's route: `public_query_get` and `create project` without uninformative words.
 */
export function slugOf(operationId: string): string {
  return operationId
    .replace(/^public_/, '')
    .replace(/[ _]+/g, '-')
    .toLowerCase();
}

function serversOf({ servers }: OpenApiDocument): HttpServer[] {
  return servers.map(({ url, variables = {} }) => ({
    url,
    variables: Object.entries(variables).map(([name, variable]) => ({ name, ...variable })),
  }));
}

function schemeOf([key, { scheme, description }]: [string, OpenApiScheme]): HttpAuthScheme {
  const name = key.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return { name, prefix: scheme === 'bearer' ? 'Bearer' : scheme, description };
}

function authOf(document: OpenApiDocument, operation: OpenApiOperation): HttpOperation['auth'] {
  const requirements = operation.security ?? document.security;
  const names = requirements.flatMap((requirement) => Object.keys(requirement));
  return {
    required: requirements.every((requirement) => Object.keys(requirement).length > 0),
    schemes: names.flatMap((name) => {
      const scheme = document.components.securitySchemes[name];
      return scheme ? [schemeOf([name, scheme])] : [];
    }),
  };
}

function responseOf([status, response]: [string, OpenApiResponse]): HttpResponse {
  const { description, content } = response;
  const json = content?.['application/json'];
  if (!json) return { status, description };
  const { schema, example, examples = {} } = json;
  const named = Object.values(examples).map(({ summary, value }) => ({ name: summary, value }));
  const all = example === undefined ? named : [{ name: 'Example', value: example }, ...named];
  return {
    status,
    description,
    content: { contentType: 'application/json', schema, examples: all },
  };
}

/** The sort key of a status: families go after their members, and `default` goes last. */
const rankOf = (status: string) =>
  status === 'default' ? 999.9 : Number(status.replace('XX', '99.5'));

function pageOf(
  id: string,
  document: OpenApiDocument,
  [path, method, operation]: [string, string, OpenApiOperation],
): OperationPage {
  const body = operation.requestBody?.content['application/json'];
  const [lead = '', ...words] = operation.description.split(/\n\s*\n/);
  return {
    operation: {
      route: `/${id}/${slugOf(operation.operationId)}`,
      id: operation.operationId,
      title: operation.summary,
      method: method.toUpperCase() as HttpMethod,
      path,
      servers: serversOf(document) as [HttpServer, ...HttpServer[]],
      auth: authOf(document, operation),
      parameters: (operation.parameters ?? []).map(
        ({ 'x-keeps-slashes': keeps, ...parameter }) => ({
          ...parameter,
          ...(keeps && { keepsSlashes: keeps }),
        }),
      ),
      ...(operation.requestBody &&
        body && {
          body: {
            required: operation.requestBody.required,
            contentType: 'application/json',
            ...body,
          },
        }),
      responses: Object.entries(operation.responses)
        .sort(([a], [b]) => rankOf(a) - rankOf(b))
        .map(responseOf),
      ...(operation['x-warning'] !== undefined && { warning: operation['x-warning'] }),
    },
    lead,
    words,
    keywords: operation['x-keywords'],
    group: operation.tags?.[0],
    showsSidebar: !operation['x-without-sidebar'],
    client: operation['x-client'],
  };
}

/** The contents of a document and its faults. A document with faults has no API to generate pages for. */
export interface ReadDocument {
  api?: HttpApi;
  findings: Finding[];
}

/**
 * Reads an OpenAPI document.
 * @param id the first part of the routes of its pages: `management-api`
 * @param file relative to the site's directory
 */
export async function readDocument(
  id: string,
  file: string,
  source: string,
  settings: Omit<HttpSettings, 'icon'> = httpSettings[id] ?? { label: id, guide: `/${id}` },
): Promise<ReadDocument> {
  const written = new Source(file, source);
  const document = await written.resolve();
  if (document) checkDocument(document, written, slugOf);
  if (!document || written.findings.length > 0) return { findings: written.findings };

  const { info } = document;
  const { label, guide } = settings;
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method): [string, string, OpenApiOperation][] => {
      const operation = item[method];
      return operation ? [[path, method, operation]] : [];
    }),
  );
  return {
    findings: [],
    api: {
      id,
      file,
      title: info.title,
      version: info.version,
      lead: info.summary,
      words: info.description.split(/\n\s*\n/),
      section: `[${label}](https://${product.docsHost}${guide})`,
      infoRoute: `/${id}/${info['x-info-page']}`,
      keywords: info['x-keywords'],
      servers: serversOf(document),
      schemes: Object.entries(document.components.securitySchemes).map(schemeOf),
      project: document['x-project'] ?? {},
      operations: operations.map((operation) => pageOf(id, document, operation)),
    },
  };
}
