import { existsSync, readdirSync, readFileSync } from 'node:fs';

const folder = 'plugins/reference/http/openapi';

/** What the site adds to a document: `settings.json` in its folder. */
export interface HttpSettings {
  /** The name of its section in the sidebar. */
  label: string;
  icon: string;
  /** The route of the guide, which is the first page of the section. */
  guide: string;
}

const ids = readdirSync(folder);

function documentIn(id: string): string {
  const names = ['document.yaml', 'document.json'].map((name) => `${folder}/${id}/${name}`);
  const file = names.find((name) => existsSync(name));
  if (file) return file;
  throw new Error(`${folder}/${id} has no document.yaml or document.json. Add one of them.`);
}

/** The documents of the HTTP APIs by the first part of their routes: each folder is one. */
export const httpDocuments: Readonly<Record<string, string>> = Object.fromEntries(
  ids.map((id) => [id, documentIn(id)]),
);

/** The settings of each document by the first part of its routes. */
export const httpSettings: Readonly<Record<string, HttpSettings>> = Object.fromEntries(
  ids.map((id) => [id, JSON.parse(readFileSync(`${folder}/${id}/settings.json`, 'utf8'))]),
);

/** The document that a page is generated from; undefined for a page that isn't generated. */
export function httpDocumentOf(file: string): string | undefined {
  const [, id = ''] = /^docs\/([^/]+)\/[^/]+\.mdx$/.exec(file) ?? [];
  return httpDocuments[id];
}
