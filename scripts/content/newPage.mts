import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { formatFinding } from '../../plugins/build/index.ts';
import {
  cliNotesOf,
  descriptionLimits,
  docId,
  httpDocumentOf,
  isReferencePage,
  listDocs,
  type PageKind,
  pageKinds,
  productNames,
  relativeLink,
} from '../../plugins/content/index.ts';
import { readPage } from '../../plugins/readPage.ts';
import { nearest } from '../../src/lib/nearest.ts';
import { addToSidebar } from './addToSidebar.mts';

interface NewPage {
  /** Relative to the site's directory. */
  file: string;
  id: string;
  /** False if the sidebar has no list for the page. */
  inSidebar: boolean;
}

const docsDir = 'docs';
const sidebarFile = 'sidebars.ts';

const acronyms = ['AI', 'API', 'CI', 'CLI', 'HTTP', 'JWT', 'OAuth', 'SDK', 'SQL', 'UI', 'URL'];

const spelled = new Map(
  [...acronyms, ...productNames].map((name) => [name.toLowerCase().replace(/[^a-z\d]/g, ''), name]),
);

/** Converts the last part of a route to a title in sentence case. */
export function titleOf(route: string): string {
  const words = posix
    .basename(route)
    .split('-')
    .map((word) => spelled.get(word) ?? word);
  const title = words.join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function isKind(kind: string): kind is PageKind {
  return (pageKinds as readonly string[]).includes(kind);
}

/**
 * Parses a kind of page.
 * @throws when it doesn't exist
 */
function parseKind(kind: string): PageKind {
  if (isKind(kind)) return kind;
  const close = nearest(kind, pageKinds);
  const fix = close ? `Did you mean --kind=${close}?` : `Use one of: ${pageKinds.join(', ')}.`;
  throw new Error(`"${kind}" is not a kind of page. ${fix}`);
}

/** Finds the page of the section that a new page belongs to. */
function sectionPage(section: string, files: string[]): string | undefined {
  const candidates = [`${docsDir}${section}/index.mdx`, `${docsDir}${section}.mdx`];
  return candidates.find((file) => files.includes(file));
}

/** The source of a generated page's content; undefined for a page that people write. */
function sourceOfGenerated(file: string): string | undefined {
  if (isReferencePage(file)) return 'the types of the installed convex package';
  return httpDocumentOf(file) ?? cliNotesOf(file);
}

/**
 * Decides which file the page of a route goes to.
 * @throws when the route can't be used, with the reason
 */
export function fileOf(route: string, files: string[]): string {
  if (!/^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/.test(route)) {
    const right = `/${route
      .toLowerCase()
      .replace(/\.mdx?$/, '')
      .replace(/[^a-z\d/]+/g, '-')
      .split('/')
      .map((part) => part.replace(/^-+|-+$/g, ''))
      .filter((part) => part !== '')
      .join('/')}`;
    const fix = right === '/' ? 'Write it as /section/page.' : `Write ${right}.`;
    throw new Error(`"${route}" is not a route. Use lowercase letters, digits and hyphens. ${fix}`);
  }
  const taken = sectionPage(route, files);
  if (taken) throw new Error(`${route} exists: ${taken}. Choose another route or edit that page.`);
  const file = `${docsDir}${route}.mdx`;
  const source = sourceOfGenerated(file);
  const section = posix.dirname(route);
  if (source) {
    throw new Error(
      `All pages below ${section} are generated from ${source}, so the page cannot be written there. Change the source or choose a route in another section.`,
    );
  }
  const isKnown =
    section === '/' ||
    files.some((file) => docId(file, docsDir).startsWith(`${section.slice(1)}/`));
  if (!isKnown && !sectionPage(section, files)) {
    const sections = new Set(files.map((file) => `/${posix.dirname(docId(file, docsDir))}`));
    const close = nearest(section, sections);
    const fix = close
      ? `Did you mean ${posix.join(close, posix.basename(route))}?`
      : `Write its first page: npm run new-page -- ${section}`;
    throw new Error(`The section ${section} does not exist. ${fix}`);
  }
  return file;
}

const sample = `\`\`\`ts title="convex/messages.ts"
import { v } from "convex/values";
import { query } from "./_generated/server";

export const greet = query({
  args: { name: v.string() },
  handler: async (_ctx, args) => {
    return \`Hello, \${args.name}\`;
  },
});
\`\`\``;

const bodies: Readonly<Record<PageKind, string>> = {
  tutorial: `## Build the first result

<Steps>

<Step>

### Write the function

Say what to do, then what the reader sees.

${sample}

</Step>

</Steps>`,
  'how-to': `## Reach the goal

<Steps>

<Step>

### Write the function

Say what to do and nothing else.

${sample}

</Step>

</Steps>`,
  explanation: `${sample}

Say what the reader sees when the sample runs.

## Name the first reason

Say why it is so and what it costs.`,
  reference: `${sample}

## Name the first group

| Option | Default | What it does |
| --- | --- | --- |
| \`name\` | none | Say what it does. |`,
};

/** Returns the text of a new page. It passes every check even before its placeholders are replaced. */
export function pageSource(file: string, kind: PageKind, seeAlso: string | undefined): string {
  const title = titleOf(`/${docId(file, docsDir)}`);
  const lines = [
    '---',
    `title: ${title}`,
    `description: Replace this line with what the reader can do after reading, in ${descriptionLimits.least} to ${descriptionLimits.most} characters.`,
    `kind: ${kind}`,
    'keywords: [words that readers type and the page does not contain]',
    '---',
    '',
    'Replace this with the lead: one or two sentences that say what it is or does for the reader.',
    '',
    bodies[kind],
  ];
  if (seeAlso) {
    const name = titleOf(`/${docId(seeAlso, docsDir).replace(/\/index$/, '')}`);
    const link = relativeLink(file, seeAlso);
    lines.push('', '## See also', '', '<Cards>', '');
    lines.push(`<Card title="${name}" href="${link}">Say what the reader finds there.</Card>`);
    lines.push('', '</Cards>');
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Writes the page of a route and adds it to the sidebar.
 * @throws before writing anything
 */
export function createPage(siteDir: string, route: string, kind: string): NewPage {
  const files = listDocs(siteDir, docsDir);
  const pageKind = parseKind(kind);
  const file = fileOf(route, files);
  const source = pageSource(file, pageKind, sectionPage(posix.dirname(route), files));
  const { findings } = readPage({ file, text: source, partials: {} }, docsDir);
  if (findings.length > 0) throw new Error(findings.map(formatFinding).join('\n'));

  const id = docId(file, docsDir);
  const path = join(siteDir, file);
  mkdirSync(dirname(path), { recursive: true });
  // `wx` fails instead of overwriting a file.
  writeFileSync(path, source, { flag: 'wx' });
  const sidebarPath = join(siteDir, sidebarFile);
  const sidebar = existsSync(sidebarPath)
    ? addToSidebar(readFileSync(sidebarPath, 'utf8'), id)
    : undefined;
  if (sidebar !== undefined) writeFileSync(sidebarPath, sidebar);
  return { file, id, inSidebar: sidebar !== undefined };
}

function sidebarItem(id: string): string {
  const section = posix.dirname(id);
  if (section === '.') return `page('${id}', 'file-text')`;
  return `section('${titleOf(section)}', 'file-text', '${section}', ['${id}'])`;
}

/** Describes what a writer does next. */
export function nextSteps({ file, id, inSidebar }: NewPage): string {
  const sidebar = inSidebar
    ? `Added '${id}' to ${sidebarFile}. Move the line to where readers look for it.`
    : `Add this to ${sidebarFile} where readers look for the page:\n  ${sidebarItem(id)},`;
  return [
    `Wrote ${file}.`,
    sidebar,
    '',
    'Next:',
    `  1. Replace the description, the keywords, the lead and the sample in ${file}.`,
    '  2. npm start shows the page; npm run check:content checks it.',
  ].join('\n');
}
