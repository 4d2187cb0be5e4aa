import {
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  type Resource,
  ResourceNotFoundError,
} from '@modelcontextprotocol/server';
import { markdownPath } from '../../lib/markdownPath.ts';
import type { Site } from '../edgeTypes.ts';
import { siteAddress } from '../siteAddress.ts';
import { readCursor, writeCursor } from './cursor.ts';
import type { Docs } from './docs.ts';
import { parseId } from './pageId.ts';

const resourcesPerList = 100;

const mimeType = 'text/markdown';

/** The template of the pages' addresses. They lead to the Markdown copies. */
export function pageTemplate(site: Site): string {
  return siteAddress(site, '/{+path}.md');
}

/** Lists pages as resources. */
export async function listResources(
  docs: Docs,
  cursor: string | undefined,
): Promise<{ resources: Resource[]; nextCursor?: string }> {
  const catalog = await docs.catalog();
  const start = readCursor(cursor);
  const end = start + resourcesPerList;
  const resources = catalog.pages.slice(start, end).map(
    ({ route, title, description }): Resource => ({
      uri: siteAddress(docs.site, markdownPath(route)),
      name: route,
      title,
      description,
      mimeType,
      annotations: { audience: ['assistant', 'user'] },
    }),
  );
  return { resources, ...(end < catalog.pages.length && { nextCursor: writeCursor(end) }) };
}

/**
 * Reads a page by the address of its Markdown copy.
 * @throws ResourceNotFoundError if there is no such page
 */
export async function readResource(docs: Docs, uri: string): Promise<ReadResourceResult> {
  if (!URL.canParse(uri)) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `The URI ${uri} is invalid.`);
  }
  const { route } = parseId(uri, docs.site);
  const isOwn = uri === siteAddress(docs.site, markdownPath(route));
  const text = isOwn ? await docs.markdown(route) : undefined;
  if (text === undefined) throw new ResourceNotFoundError(uri);
  return { contents: [{ uri, mimeType, text }] };
}
