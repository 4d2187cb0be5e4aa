import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { formatFinding } from '../../plugins/build/index.ts';
import {
  cliNotesOf,
  descriptionLimits,
  docId,
  httpDocumentOf,
  isReferencePage,
  listDocs,
} from '../../plugins/content/index.ts';
import { readPage } from '../../plugins/readPage.ts';
import { nearest } from '../../src/lib/nearest.ts';

function titleOf(route: string): string {
  const title = posix.basename(route).replaceAll('-', ' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/**
 * Decides which file the page of a route goes to.
 * @throws when the route can't be used, with the reason
 */
function fileOf(route: string, files: readonly string[]): string {
  if (!/^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/.test(route)) {
    throw new Error(
      `"${route}" is not a route. Write lowercase letters, digits and hyphens: /section/page.`,
    );
  }
  const file = `docs${route}.mdx`;
  const taken = [file, `docs${route}/index.mdx`].find((one) => files.includes(one));
  if (taken) throw new Error(`${route} exists: ${taken}.`);
  if (isReferencePage(file) || httpDocumentOf(file) || cliNotesOf(file)) {
    throw new Error(`The pages below ${posix.dirname(route)} are generated.`);
  }
  const sections = files.map((one) => posix.dirname(one).slice('docs'.length) || '/');
  const section = posix.dirname(route);
  if (!sections.includes(section) && !files.includes(`docs${section}.mdx`)) {
    const close = nearest(section, new Set(sections));
    const fix = close ? `Did you mean ${close}?` : `Write its first page, ${section}.`;
    throw new Error(`The section ${section} does not exist. ${fix}`);
  }
  return file;
}

/** The text of a new page. It passes every check even before its placeholders are replaced. */
function pageText(route: string, kind: string): string {
  return `---
title: ${titleOf(route)}
description: Replace this line with what the reader can do after reading, in ${descriptionLimits.least} to ${descriptionLimits.most} characters.
kind: ${kind}
keywords: [words that readers type and the page does not contain]
---

Replace this with the lead: one or two sentences that say what it is or does for the reader.

\`\`\`ts title="convex/messages.ts"
import { query } from "./_generated/server";

export const greet = query({
  args: {},
  handler: async () => "Hello",
});
\`\`\`

Say what the reader sees when the sample runs.

## Name the first step, reason or group

Say what to do, what it is or what it costs.
`;
}

/**
 * Adds a page after the last one of its folder, and leaves the rest of the file unchanged.
 * @returns the source unchanged when the sidebar has no other page of the folder
 */
export function addToSidebar(source: string, id: string): string {
  const page = `'${posix.dirname(id)}/(?!index')[a-z\\d-]+'`;
  const last = [...source.matchAll(new RegExp(`^( *)${page},$|${page}(?=\\])`, 'gm'))].at(-1);
  if (!last) return source;
  const end = last.index + last[0].length;
  const added = last[1] === undefined ? `, '${id}'` : `\n${last[1]}'${id}',`;
  return source.slice(0, end) + added + source.slice(end);
}

/**
 * Writes the page of a route and adds it to the sidebar.
 * @returns what the writer does next
 * @throws before writing anything
 */
export function createPage(siteDir: string, route: string, kind: string): string {
  const file = fileOf(route, listDocs(siteDir));
  const text = pageText(route, kind);
  const { findings } = readPage({ file, text, partials: {} });
  if (findings.length > 0) throw new Error(findings.map(formatFinding).join('\n'));

  mkdirSync(dirname(join(siteDir, file)), { recursive: true });
  // `wx` fails instead of overwriting a file.
  writeFileSync(join(siteDir, file), text, { flag: 'wx' });
  const sidebarFile = join(siteDir, 'sidebars.ts');
  const sidebar = readFileSync(sidebarFile, 'utf8');
  const id = docId(file);
  const added = addToSidebar(sidebar, id);
  writeFileSync(sidebarFile, added);
  const next = added === sidebar ? `Add '${id}' to sidebars.ts` : `Move '${id}' in sidebars.ts`;
  return `Wrote ${file}. ${next} to where readers look for it, replace the placeholders, and run npm run check:content.`;
}
