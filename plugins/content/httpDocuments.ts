/** The documents of the HTTP APIs by the first part of their routes, in the order of the sidebar. */
export const httpDocuments = {
  'management-api': 'plugins/reference/http/openapi/management.yaml',
  'deployment-api': 'plugins/reference/http/openapi/deployment.yaml',
  'public-deployment-api': 'plugins/reference/http/openapi/public-deployment.yaml',
} as const;

export type HttpApiId = keyof typeof httpDocuments;

/** The document that a page is generated from; undefined for a page that isn't generated. */
export function httpDocumentOf(file: string): string | undefined {
  const [, id = ''] = /^docs\/([^/]+)\/[^/]+\.mdx$/.exec(file) ?? [];
  return Object.hasOwn(httpDocuments, id) ? httpDocuments[id as HttpApiId] : undefined;
}
