import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { formatFinding } from '../../plugins/build/finding';
import {
  type ContentReport,
  createContentCheck,
  formatReport,
  isClean,
} from '../../plugins/content/checkContent';

const about = 'Find out what a schema is, how to write one and when the database checks it.';
const lead = 'This page has a lead.';

/** A page: lines that begin with `|` are front matter, the first paragraph is the lead. */
function pageOf(text: string): string {
  const matter = new Map([
    ['title', 'Schemas'],
    ['description', about],
    ['kind', 'reference'],
  ]);
  const lines = text.split('\n');
  while (lines[0]?.startsWith('| ')) {
    const [, key = '', value = ''] = /^\| (\w+): (.*)$/.exec(lines.shift() ?? '') ?? [];
    matter.set(key, value);
  }
  const entries = [...matter].map(([key, value]) => `${key}: ${value}`);
  return ['---', ...entries, '---', '', ...lines].join('\n');
}

/** The page that pages in docs/database link to. */
const schemas = pageOf(`${lead}\n\n## Define a table {/* #define */}\n\nText.\n`);

/**
 * Pages with mistakes, each followed by ` !! rule: part of the message`; `!` begins one whose line can't have that. The
 * text comes below front matter and lead. `@` is where the page is, `|` begins front matter, `^` an import above the
 * lead, `*` stands for a blank line between all lines and code below that of a fence, and `=` for a page that is
 * written as a whole. `+++` begins another file, and ''' are the three backticks of a fence.
 */
const faults = [
  `Text.
+++ docs/other.mdx
| slug: /Page !! route: is the one of docs/page.mdx (/page). Change the slug`,
  `@ docs/a#b.mdx
! 1 route: has "#", not only letters, digits and -. Rename the file
Text.`,
  `| slug: /a/../b !! route: has "..", not only letters, digits and -. Change the slug`,
  `| slug: /mcp !! route: belongs to a part of the site that isn't a page`,
  `@ docs/database/page.mdx
*
See [schemas](./schemas.mdx#defines). !! broken-anchor: docs/database/schemas.mdx has no heading with the id "defines". Did you mean #define?
See [schemas](./shemas.mdx). !! broken-link: The file docs/database/shemas.mdx does not exist. Did you mean ./schemas.mdx?
See [schemas](https://docs.convex.dev/database/schemas#define). !! link-file: URL of this site. Link to the file instead: ./schemas.mdx#define
See [schemas](https://docs.convex.dev/database/shemas). !! broken-link: No page has the route /database/shemas. Did you mean ./schemas.mdx?
See [](./schemas.mdx). !! link-text: The link has no text
Click [here](./schemas.mdx). !! link-text: "here" does not describe its target
See [schemas](/database/schemas). !! link-file: /database/schemas is a route of this site. Link to the file instead: ./schemas.mdx
See [schemas](./schemas). !! broken-link: Did you mean ./schemas.mdx?
See [schemas](../schemas.mdx#define). !! broken-link: Did you mean ./schemas.mdx#define?`,
  `*
<Aside type="note" title="A"></Aside> !! component-children: <Aside> is empty
<VideoLink id="dQw4w9WgXcQ" title="A">Text.</VideoLink> !! component-children: <VideoLink> must be empty
<Asside type="note" title="A">Text.</Asside> !! unknown-component: Unknown component <Asside>. Did you mean <Aside>?
The answer is {answer}. !! expression: {answer} is code in a page. Use backticks
See [the web](http://example.com/a). !! link-https: Write https://example.com/a
See [the tool](javascript:alert(1)). !! link-scheme: Link to a page
Read about [the limits](./100%.mdx#caf%E9). !! broken-link: The URL ./100%.mdx#caf%E9 can't be decoded. Write %25 for a percent sign.
See [the schema][schemas]. !! link-reference: It has no definition on the page
See [the web](<https://example.com/a b>). !! link-space: Write %20 for it
<VideoLink id="a" title={1 + 1} /> !! prop-value: Write title="…"
<VideoLink id="a" titel="A" title="A" /> !! unknown-prop: <VideoLink> has no prop "titel". Did you mean "title"?
<Aside type="warn" title="A">Text.</Aside> !! prop-value: type="warn" is not a value of <Aside>. Use "note", "tip", "warning" or "beta"
It has a feature <Since version="99.0.0" />. !! since: convex 99.0.0 is newer than
It has a feature <Since version="1.26.0" />. !! since: so a reader needs no mark for 1.26.0
It has a feature <Since version="1.42" />. !! since: "1.42" is not the full number of a release
Read \`getSnapshotTs()\` <Since version="1.46.0" />. !! since: convex 1.48.0 brought \`getSnapshotTs()\`, not 1.46.0
Set \`CONVEX_DEPLOY_KEYS\` to the key, and \`CONVEX_DEPLOYMENT\` to the name. !! environment-variable: Did you mean \`CONVEX_DEPLOY_KEY\`?
![A square](./square.svg) !! image-place: The image ./square.svg is not in static/
![A square](./100%.png) !! image-missing: The URL ./100%.png can't be decoded. Write %25 for a percent sign.
![A square](https://example.com/a.png) !! image-remote: on another host
![A dot](/my image.svg) !! link-syntax: with %20 for a space in the address
<Live preview="src/App.tsx" steps result="It works." /> !! live-preview: The page has no fence title="src/App.tsx" !! live-functions: The page has no functions for <Live> to run !! live-steps: The page has no mutation !! live-test: has no test fence
It has <Limit name="action tim" />. !! limit-unknown: Did you mean "action time"?
Here actions can run for 10 minutes. !! limit-value: is not the limit "action time", which is 30.
Here actions can run for 30 minutes, and meals take 10.
- [ ] One. !! task-list: Write "- " alone`,
  `! 1 address-lost: lead to /page#delete-a-thread, and this page has no such id
## Create a thread {/* #create-a-thread #new-thread */}

Each user may have several of them.
+++ plugins/content/data/addresses.txt
/page create-a-thread delete-a-thread new-thread !! address-lost: lead to /removed, which is gone
/removed`,
  `:::note !! admonition: Write <Aside

Text.

::: !! admonition: ":::"`,
  `!!! note !! admonition: Write <Aside
    Text.`,
  `> [!NOTE] !! admonition: Write <Aside
> Text.`,
  `## Run it

Run it here: !! announcement: nothing that it announces follows

'''ts title="convex/hidden.ts" hidden
export const hidden = 1;
'''

## Read it

You can read:

- messages
- this file:

'''ts title="convex/shown.ts"
export const shown = 1;
'''`,
  `<Aside type="note" title="A">Text.</Aside>

<Aside type="note" title="A">Text.</Aside>

<Aside type="note" title="A">Text.</Aside> !! asides: more than 2 asides`,
  `Text.

The type is { a b }. !! syntax: Write \\{ for a brace, or use backticks`,
  `<Cards>

<Card title="A" href="https://example.com/" icon="pencl">Text.</Card> !! prop-value: Did you mean "pencil"?

Text. !! component-children: <Cards> may contain only <Card>

</Cards>`,
  `<Changes> !! changes-link: The entry "Files in mutations.…" has no link.

## 1.48.0 {/* #1.48.0 */}

- Files in mutations.

</Changes>`,
  `In May 2026, bandwidth (formerly so named) was free. Run \`npx convex env set --prod API_KEY <key>\`. !! usage-name: over "bandwidth" !! authors-history: over "In May 2026" !! env-set-value: over "env set --prod API_KEY <"

'''ts in="mutation" !! database-table: Name the table first
await ctx.db.patch(id, { ...change, read: await ctx.db.get("tasks", id) });
'''

'''ts in="query" !! stand-in: over "{} as Doc<"
return show({} as Doc<"tasks">);
'''

'''text !! env-set-output: The CLI prints no value
✔ Successfully set API_KEY to abc
'''

'''bash !! env-set-value: A shell reads < as a redirect
npx convex env set CONVEX_TEAM_TOKEN=<token>
'''

'''ts title="convex/a.ts"
export const a = 1;
'''

'''ts title="convex/a.ts" !! fence-repeated: already shows this file on line 27
export const a = 1;
'''

'''ts in="mutation" bad
await ctx.db.delete(id);
'''

'''text
✔ Successfully set API_KEY (on dev deployment happy-otter-123)
'''`,
  `## Work

<Step> !! component-parent: <Step> is outside <Steps>

### One

Text.

</Step>`,
  `! 1 uses-link: the page doesn't link to /other
! 1 uses-page: no page has the route /missing
| uses: [/other, /missing]
| keywords: [conversation]
## Read it

'''ts title="convex/schema.ts" hidden
  threads: defineTable({ title: v.string() }),
'''

'''ts title="convex/threads.ts" !! definition-hidden: This code uses the table "threads", which only a hidden fence defines
export const list = query({ args: { id: v.id("threads") } });
'''
+++ docs/other.mdx
| keywords: [rights]`,
  `| title: 2024 !! front-matter-type: title is not a string. Write it as title: "…"
| description: About schemas. !! description-length: 14 characters; 70 is the least
| kind: howto !! kind: "howto" is not a kind of page. Did you mean "how-to"?
| keyword: [a] !! front-matter-key: Unknown front matter key "keyword". Did you mean "keywords"?
| author: Ann !! front-matter-key: Unknown front matter key "author". Use title, description, kind,
| keywords: schema, table !! keywords: not a list of strings. Write "keywords: [first, second]"
| displayed_sidebar: docs !! displayed-sidebar: Write "displayed_sidebar: null"
| slug: pages !! slug: Write "/pages"`,
  `Text.

Caf\uFFFD. !! encoding: Save it in UTF-8`,
  `<ErrorExample message="No"> !! error-example: has no code

Text.

</ErrorExample>`,
  `## Errors

| Text | Fix |
| --- | --- |
| \`Invalid argument …\` | Pass a text. | !! error-shortened: too short to find the message by
| \`Thread not found in this …\` | Create it. |
| \`q.eq(…)\` | No message. |`,
  `export your data first, then import it into the other deployment. !! syntax: Begin with another word`,
  `export const a = 1; !! import-export: Remove the line`,
  `*
'''ts in="module" append !! fence-append: Add title="…"
'''ts title="convex/a.ts" diff !! fence-diff: finds no fence title="convex/a.ts" above
'''typscript !! fence-language: Unknown fence language \`typscript\`. Did you mean \`ts\`?
'''shell !! fence-language: Did you mean \`bash\`?
'''josn !! fence-language: Did you mean \`json\`?
''' !! fence-language: has no language
'''ts !! fence-file: does not say where its code lives
'''text pm !! fence-pm: Change the language to \`bash\`
'''ts test !! fence-test: Add \`hidden\`
'''ts title="a.ts" in="module" !! fence-file: both \`title\` and \`in\``,
  `'''ts title="convex/a.ts" hidden
export const a = 1;
'''

'''ts title="convex/a.ts" diff {1} !! fence-diff: Keep only \`title\` and \`diff\`
export const a = 2;
'''`,
  `'''ts title="a.ts" !! fence-unclosed: never closed. Add a line with '''
const a = 1;`,
  `<Tabs group="kind">

<Tab label="One">

'''bash !! fence-unclosed: never closed
npm run dev

</Tab>

</Tabs>`,
  `<Figure caption="What goes where."> !! figure-numbers: The drawing has the numbers 1, 2, and its list explains 1

<svg className="drawing" viewBox="0 0 40 20" role="img" aria-labelledby="numbers-title">
  <title id="numbers-title">Two circles</title>
  <text className="digit" x="10" y="10">1</text>
  <text className="digit" x="30" y="10">2</text>
</svg>

1. The first circle.

</Figure>`,
  `<Figure caption="What goes where."> !! figure-steps: data-step is 2, but the drawing has no such number

<svg className="drawing" viewBox="0 0 40 20" role="img" aria-labelledby="numbers-title">
  <title id="numbers-title">A circle and an arrow</title>
  <text className="digit" x="10" y="10">1</text>
  <path className="path" data-step="1 2" d="M10 10H30" />
</svg>

1. The circle.

</Figure>`,
  `<FileTree> !! file-tree: <FileTree> must contain one list

Text.

</FileTree>`,
  `Text.[^1] !! footnote: Put the note into the text

[^1]: The note. !! footnote: Put the note into the text`,
  `| title: Issue #5 solved !! front-matter-cut: Put it in double quotes: title: "…"`,
  `| title: 2024-12-19 !! front-matter-type: title is not a string. Write it as title: "…"
| slug: /page !! slug: is already the route of the page. Remove the line`,
  `=
---
title: Schemas
title: Tables !! front-matter: Keep one of them
---

This page has a lead.`,
  `=
--- !! front-matter-missing: no title !! front-matter-missing: no description !! front-matter-missing: no kind. Add "kind: …": tutorial
sidebar_label: Schemas
---

This page has a lead.`,
  `| title: Launch 🚀 it !! front-matter-letter: no letter for "🚀"
| description: Find out what a schema is, how to write one and when 日本語 the database checks it. !! front-matter-letter: no letter for "日"`,
  `=
! 1 front-matter: Move the --- to the first line

---
title: Schemas
---`,
  `=
This page has a lead. !! front-matter: no front matter on its first line. Start the page with ---`,
  `=
--- !! front-matter: never closed. Add a line with ---
title: Schemas`,
  `| title: Schemas: the rest: of it !! front-matter: is not valid YAML`,
  `## Define a table {#define} !! syntax: Replace {#define} with {/* #define */}`,
  `<Tabs group="kind">

<Tab> !! missing-prop: <Tab> has no label

## Tables !! heading-tab: Write it in bold

</Tab>

</Tabs>`,
  `<!-- TODO --> !! syntax: Write {/* … */} instead`,
  `![](/square.svg) !! image-alt: Describe what it shows

![A square](/sqare.svg) !! image-missing: The image static/sqare.svg does not exist. Did you mean /square.svg?

![A dot](./dot.svg) !! image-place: Put it there, and write its path from there: /dot.svg

See [the file](./dot.svg). !! link-place: Put it there, and link to /dot.svg
+++ docs/dot.svg
<svg xmlns="http://www.w3.org/2000/svg"/>
+++ static/square.svg
<svg xmlns="http://www.w3.org/2000/svg"/>`,
  `<Steps>

<Step>

### One

</Steps> !! syntax: <Step> from line 11 is still open`,
  `Text.

</Step> !! syntax: This closing tag has no opening tag`,
  `<Steps> !! syntax: <Steps> is opened here and never closed. Add </Steps>

Text.`,
  `<Aside type=note title="A">Text.</Aside> !! syntax: Write it as name="value"`,
  `=
---
title: Schemas
description: ${about}
kind: reference
---

## Tables !! lead: does not start with its lead

Text.`,
  `Fewer than <5 rows. !! syntax: Write \\< for the character, or use backticks`,
  `See [below](#define-a-tabel). !! broken-anchor: This page has no heading with the id "define-a-tabel". Did you mean #define-a-table?

## Define a table

Text.`,
  `^ import Setup from './_partials/setup.mdx';
^ import Foo from './Foo'; !! import-export: can only import partials
^ import Lost from './_lost.mdx'; !! broken-import: The file docs/_lost.mdx does not exist.
<Setup name="a" /> !! partial: is a partial, which takes no props or children.

See [the steps](./_partials/setup.mdx). !! broken-link: The file docs/_partials/setup.mdx does not exist.
+++ docs/_partials/setup.mdx
'''sh !! fence-language: Did you mean \`bash\`?
npm install
'''

Read on [schemas](./page.mdx). !! broken-link: Did you mean ../page.mdx?`,
  `@ docs/database/page.mdx
<Cards>

<Card title="A"
  href="./shemas.mdx">Text.</Card> !! broken-link: Did you mean ./schemas.mdx?

<Card title="A" href="schemas.mdx">Text.</Card> !! link-file: Write ./schemas.mdx

</Cards>`,
  `*
See [the page](./my page.mdx). !! link-syntax: Write [text](address)
See [the page] (https://example.com/). !! link-syntax: Write [text](address)
See (the page)[./page.mdx]. !! link-syntax: Write [text](address)
See [[page]]. !! link-syntax: Write [text](address)
[page]: ./my page.mdx !! link-syntax: Write [text](address)`,
  `'''ts title="convex/tasks.ts"
export const a = 1;
'''

'''tsx title="src/App.tsx"
export const App = () => null;
'''

<Live preview="src/App.tsx" result="It works." />

'''ts test hidden
import { api } from "./_generated/api";

expect(await t.query(api.tasks.list)).toEqual([]);
'''

<Live preview="src/App.tsx" result="It works." />

<Live preview="src/App.tsx" result="It works." /> !! live-test: has no test fence`,
  `=
--- !! lead: The page is empty
title: Schemas
description: ${about}
kind: reference
---`,
  `<div> !! raw-html: <div> is HTML in a page

Text.

</div>`,
  `! docs/other.mdx:1 sidebar-missing: Add 'other' to sidebars.ts after 'page'
+++ docs/other.mdx
+++ sidebars.ts
export default {
  docs: ['page'],
};`,
  `<Steps>

<Step> !! step-heading: Add "### …" as its first line

Text.

</Step>

</Steps>`,
  `<Figure caption="What goes where.">

<svg viewBox="0 0 10 10" role="img" aria-labelledby="d-title"><path class="box" stroke-width="2" /></svg> !! image-alt: The drawing has no title !! jsx-attribute: class is not an attribute in JSX. Write className !! jsx-attribute: stroke-width is not an attribute in JSX. Write strokeWidth

</Figure>`,
  `Text.

| Value | Meaning |
| --- | --- |
| x | y | Either. | !! table-cells: Write \\| in a cell
| \`x | y\` | !! table-cells: Write \\| in a cell`,
  `| title: Writing Data with Convex and HTTP !! title-case: not in sentence case. Write "data"`,
  `| title: Schemas and everything that a reader could ever want to know of them !! title-length: The title has 68 characters; 60 is the most`,
  `| title: writing data !! title-case: starts with a lowercase letter. Write "Writing"`,
  `'''bash
VITE_CONVEX_URLS='https://happy-otter-123.convex.cloud' !! environment-variable: \`VITE_CONVEX_URLS\`
CONVEX_AGENT_MODE=anonymous AGENT_NAME=a npx convex dev !! environment-variable: \`AGENT_NAME\`
echo "$AGENT_TITLE" && export AGENT_ROLE=b !! environment-variable: \`AGENT_TITLE\` !! environment-variable: \`AGENT_ROLE\`
'''`,
  `*
### Columns !! heading-skip: "###" follows the title
## Define a table
## Define a table !! heading-duplicate: The id "define-a-table" is already used on line 11
#### Deep !! heading-skip: "####" follows a "##": a level is skipped. Change it to "###"
### Cells
#### Deeper !! heading-depth: "####" is too deep
# Schemas !! heading-h1: The title is the only h1
## Indexes {/* indexes */} !! heading-id: Write {/* #indexes */}
## 🚀 !! heading-id: Add one: {/* #the-id */}
##Tables !! heading-space: Put a space after #
## Read the Rows !! heading-style: "Rows" is capitalized
## Usage !! heading-style: "Usage" doesn't describe its section
## Read the data: !! heading-style: ends with punctuation
## What you can't read in a Client Component !! heading-style: "can't" is a contraction
It has a feature <Since version="1.47.0" />. !! since: npm has no convex 1.47.0. Name the release that brought it, such as 1.48.0`,
  `=
---
title: Schemas
description: ${about}
kind: reference
---

${'x'.repeat(201)} !! lead-length: The lead has 201 characters; the maximum is 200

${'x'.repeat(201)}`,
];

interface Expected {
  file: string;
  line: number;
  rule: string;
  message: string;
}

function readFault(fault: string) {
  const [own = '', ...others] = fault.replaceAll("'''", '```').split(/^\+\+\+ /m);
  const lines = own.trimEnd().split('\n');
  const take = (mark: string) => {
    const taken: string[] = [];
    while (lines[0]?.startsWith(mark)) taken.push((lines.shift() ?? '').slice(mark.length));
    return taken;
  };
  const found: Expected[] = [];
  const expectAt = (file: string, line: number, finding: string) => {
    const [, rule = '', message = ''] = /^([\w-]+): (.*)$/.exec(finding) ?? [];
    found.push({ file, line, rule, message });
  };
  const files = new Map<string, string>();
  const add = (file: string, text: string) => {
    const kept = text.split('\n').map((line, index) => {
      const [content = '', ...findings] = line.split(' !! ');
      for (const finding of findings) expectAt(file, index + 1, finding);
      return content;
    });
    files.set(file, `${kept.join('\n').trimEnd()}\n`);
  };

  const [at = 'docs/page.mdx'] = take('@ ');
  const isWhole = take('=').length > 0;
  for (const line of take('! ')) {
    const [, file = at, finding = ''] = /^(?:(\S+):)?1 (.*)$/.exec(line) ?? [];
    expectAt(file, 1, finding);
  }
  const matter = take('| ').map((line) => `| ${line}`);
  const imports = take('^ ').flatMap((line) => [line, '']);
  const isList = take('*').length > 0;
  const blocks = lines.map((line) => (line.startsWith('```') ? `${line}\nf();\n\`\`\`` : line));
  const body = isList ? blocks.join('\n\n').trimStart() : lines.join('\n');
  add(at, isWhole ? lines.join('\n') : pageOf([...matter, ...imports, lead, '', body].join('\n')));
  if (at.startsWith('docs/database/')) files.set('docs/database/schemas.mdx', schemas);
  for (const other of others) {
    const [path = '', ...content] = other.trimEnd().split('\n');
    const isPage = /^docs\/\w+\.mdx$/.test(path);
    const hasLead = content.some((line) => !line.startsWith('| '));
    const text = (isPage && !hasLead ? [...content, lead] : content).join('\n');
    add(path, isPage ? pageOf(text) : text);
  }
  found.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return {
    name: found
      .map(({ rule }) => rule)
      .join(', ')
      .slice(0, 80),
    files,
    found,
  };
}

const cases = faults.map(readFault);
const sites = mkdtempSync(join(tmpdir(), 'content-rules-'));
afterAll(() => rmSync(sites, { recursive: true }));

/** The report on a site. */
function check(files: ReadonlyMap<string, string>): Promise<ContentReport> {
  const site = mkdtempSync(join(sites, 'site-'));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
  return createContentCheck(site, { sidebarPath: files.has('sidebars.ts') && 'sidebars.ts' })();
}

describe('the rules for writers', () => {
  test('accept a page that uses every feature', async () => {
    const report = await createContentCheck(resolve('tests/fixtures/content/clean'))();
    expect(report.findings.map(formatFinding)).toEqual([]);
    expect(formatReport(report)).toBe('Checked 2 pages: nothing to fix.');
  });

  test.each(cases)('find the mistakes $name, with file and line', async ({ files, found }) => {
    const report = await check(files);
    expect(found.length).toBeGreaterThan(0);
    expect(report.findings).toEqual(
      found.map((finding) =>
        expect.objectContaining({ ...finding, message: expect.stringContaining(finding.message) }),
      ),
    );
    // A second sentence says how to fix it.
    for (const { message } of report.findings) expect(message).toMatch(/[.:?`>] .+[.?]/);
  });

  test('write each finding on a line with file, line, column and rule', async () => {
    const { files } = readFault('See [schemas](/database/schemas).');
    files.set('docs/database/schemas.mdx', schemas);
    expect(formatReport(await check(files))).toBe(
      'docs/page.mdx:9:5  /database/schemas is a route of this site. Link to the file instead: ./database/schemas.mdx. [link-file]\n' +
        'Checked 2 pages: 1 problem to fix.',
    );
  });

  test('do not pass if they checked no page', () => {
    const nothing = { pages: 0, findings: [] };
    expect(isClean(nothing)).toBe(false);
    expect(formatReport(nothing)).toMatch(/^Checked 0 pages: the docs directory contains no pages/);
  });

  test('stop when the sidebars file is missing', async () => {
    const site = mkdtempSync(join(sites, 'site-'));
    mkdirSync(join(site, 'docs'));
    await expect(createContentCheck(site)()).rejects.toThrow('sidebars.ts does not exist.');
  });
});
