import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageKind } from '../../../src/lib/docsCatalog';

/**
 * The folder of the generated pages of the TypeScript API, relative to the site's directory. Git ignores it.
 */
export const referenceDir = 'docs/api';

/** The list of the API's names, which the generator writes next to the pages. */
export const apiIndexFile = `${referenceDir}/symbols.json`;

/** The explanations of these names, which the generator writes, too. */
export const apiNamesFile = `${referenceDir}/names.json`;

/** Whether a file, relative to the site's directory, is a generated page. */
export function isReferencePage(file: string): boolean {
  return file.startsWith(`${referenceDir}/`);
}

/** The folder of the generated pages about the commands of the CLI, relative to the site's directory. Git ignores it. */
export const cliReferenceDir = 'docs/cli/reference';

export const cliNotesFile = 'plugins/reference/cli/commands.yaml';

/** The document that a page about commands is edited in; undefined for any other page. */
export function cliNotesOf(file: string): string | undefined {
  return file.startsWith(`${cliReferenceDir}/`) ? cliNotesFile : undefined;
}

/** An OpenAPI document, and what the site adds to it in `settings.json`. */
export interface HttpDocument {
  /** Relative to the site's directory. */
  file: string;
  /** The name of its section in the sidebar. */
  label: string;
  icon: string;
  /** The route of the guide, which is the first page of the section. */
  guide: string;
}

/** The documents of a site by the first part of their routes: each folder in `openapi` is one. */
export function readHttpDocuments(siteDir: string): Record<string, HttpDocument> {
  const folder = 'plugins/reference/http/openapi';
  return Object.fromEntries(
    readdirSync(join(siteDir, folder)).map((id) => {
      const names = ['document.yaml', 'document.json'].map((name) => `${folder}/${id}/${name}`);
      const file = names.find((name) => existsSync(join(siteDir, name)));
      if (!file) throw new Error(`${folder}/${id} has no document.yaml or document.json. Add it.`);
      const settings = join(siteDir, folder, id, 'settings.json');
      return [id, { file, ...JSON.parse(readFileSync(settings, 'utf8')) }];
    }),
  );
}

const documents = Object.entries(readHttpDocuments('.'));

/** The documents of the HTTP APIs by the first part of their routes. */
export const httpDocuments: Readonly<Record<string, string>> = Object.fromEntries(
  documents.map(([id, { file }]) => [id, file]),
);

/** The document that a page is generated from; undefined for a page that isn't generated. */
export function httpDocumentOf(file: string): string | undefined {
  const [, id = ''] = /^docs\/([^/]+)\/[^/]+\.mdx$/.exec(file) ?? [];
  return httpDocuments[id];
}

const httpSections = Object.keys(httpDocuments).map((id) => `/${id}/`);

/** The kind of page at a route, for search: of the TypeScript API, an HTTP operation, code for errors, or a guide. */
export function kindOfRoute(route: string): PageKind {
  if (route.startsWith('/api/')) return 'api';
  if (route === '/error') return 'errors';
  if (route.startsWith('/error/')) return 'details';
  return httpSections.some((section) => route.startsWith(section)) ? 'http' : 'page';
}
