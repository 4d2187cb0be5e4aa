import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  HttpAuthScheme,
  HttpMethod,
  HttpOperation,
  HttpResponse,
  HttpServer,
} from '../../../src/lib/http';
import { isOperationPage } from '../../../src/lib/routes';
import { product } from '../../../src/site/product';
import type { Finding } from '../../build';
import { type HttpDocument, readHttpDocuments } from '../../content';
import { checkDocument } from './checkDocument';
import {
  type OpenApiDocument,
  type OpenApiOperation,
  type OpenApiResponse,
  type OpenApiScheme,
  operationsOf,
  type PlacedOperation,
  Source,
  slugOf,
} from './openApi';

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

/** The page of an operation: its text, and the operation itself in the type that the "Try it" form uses too. */
export type OperationPage = ReturnType<typeof pageOf>;

function pageOf(
  id: string,
  document: OpenApiDocument,
  { path, method, operation }: PlacedOperation,
) {
  const body = operation.requestBody?.content['application/json'];
  const [lead = '', ...words] = operation.description.split(/\n\s*\n/);
  const call: HttpOperation = {
    route: `/${id}/${slugOf(operation)}`,
    id: operation.operationId,
    title: operation.summary,
    method: method.toUpperCase() as HttpMethod,
    path,
    servers: serversOf(document) as [HttpServer, ...HttpServer[]],
    auth: authOf(document, operation),
    parameters: (operation.parameters ?? []).map(({ 'x-keeps-slashes': keeps, ...parameter }) => ({
      ...parameter,
      ...(keeps && { keepsSlashes: keeps }),
    })),
    ...(body && {
      body: {
        required: operation.requestBody?.required === true,
        contentType: 'application/json',
        ...body,
      },
    }),
    responses: Object.entries(operation.responses)
      .sort(([a], [b]) => rankOf(a) - rankOf(b))
      .map(responseOf),
    ...(operation['x-warning'] !== undefined && { warning: operation['x-warning'] }),
  };
  return {
    operation: call,
    /** The first paragraph: plain text of 70–160 characters, which is also the page's description. */
    lead,
    /** Markdown: what a reader has to know before making the call. */
    words,
    keywords: operation['x-keywords'],
    /** The group in the sidebar that it belongs to: `Projects`. */
    group: operation.tags?.[0],
    /** Whether its page shows the sidebar, which lists it in either case. */
    showsSidebar: !operation['x-without-sidebar'],
    /** The call with the TypeScript client, if there is one. */
    client: operation['x-client'],
  };
}

/** An API: the contents of its info page, and its operations in the order of the document. */
export type HttpApi = ReturnType<typeof apiOf>;

function apiOf(id: string, document: OpenApiDocument, { label, guide }: HttpDocument) {
  const { info } = document;
  return {
    /** The first part of its routes: `management-api`. */
    id,
    title: info.title,
    version: info.version,
    /** Plain text of 70–160 characters, which is also the description of its info page. */
    lead: info.summary,
    words: info.description.split(/\n\s*\n/),
    infoRoute: `/${id}/${info['x-info-page']}`,
    /** Markdown: a link to the first page of the API's section of the sidebar. */
    section: `[${label}](https://${product.docsHost}${guide})`,
    keywords: info['x-keywords'],
    servers: serversOf(document),
    schemes: Object.entries(document.components.securitySchemes).map(schemeOf),
    /** The functions that the TypeScript client's samples call: code by path. */
    project: document['x-project'] ?? {},
    operations: operationsOf(document).map((placed) => pageOf(id, document, placed)),
  };
}

/**
 * Reads an OpenAPI document. One with faults has no API to generate pages for.
 * @param id the first part of the routes of its pages: `management-api`
 */
export async function readDocument(
  id: string,
  source: string,
  settings: HttpDocument,
): Promise<{ api?: HttpApi; findings: Finding[] }> {
  const written = new Source(settings.file, source, 'http-document');
  const document = await written.resolve();
  if (document) checkDocument(document, written);
  if (!document || written.findings.length > 0) return { findings: written.findings };
  return { api: apiOf(id, document, settings), findings: [] };
}

export async function readApis(siteDir: string): Promise<{ apis: HttpApi[]; findings: Finding[] }> {
  const read = await Promise.all(
    Object.entries(readHttpDocuments(siteDir)).map(([id, document]) => {
      // Its form takes a deploy key, so its pages need the strict policy.
      if (!isOperationPage(`/${id}/`)) {
        throw new Error(
          `${document.file}: rename the folder; isOperationPage in src/lib/routes.ts leaves it out.`,
        );
      }
      return readDocument(id, readFileSync(join(siteDir, document.file), 'utf8'), document);
    }),
  );
  return {
    apis: read.flatMap(({ api }) => api ?? []),
    findings: read.flatMap(({ findings }) => findings),
  };
}
