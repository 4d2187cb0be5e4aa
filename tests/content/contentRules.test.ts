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
 * The mistakes of a page, as `! line rule: part of the message`, then its text, which begins at line 9, below front
 * matter and lead. `@` is where the page is, `|` begins front matter, `^` an import above the lead, and `=` stands for a
 * page that is written as a whole. `+++` begins another file, and ''' are the three backticks of a fence.
 */
const faults = [
  `@ docs/database/page.mdx
! 9 broken-anchor: docs/database/schemas.mdx has no heading with the id "defines". Did you mean #define?
! 11 broken-link: The file docs/database/shemas.mdx does not exist. Did you mean ./schemas.mdx?
! 13 link-file: URL of this site. Link to the file instead: ./schemas.mdx#define
! 15 broken-link: No page has the route /database/shemas. Did you mean ./schemas.mdx?
! 17 link-text: The link has no text
! 19 link-text: "here" does not describe its target
! 21 broken-link: Did you mean ./schemas.mdx?
! 23 broken-link: Did you mean ./schemas.mdx#define?
See [schemas](./schemas.mdx#defines).

See [schemas](./shemas.mdx).

See [schemas](https://docs.convex.dev/database/schemas#define).

See [schemas](https://docs.convex.dev/database/shemas).

See [](./schemas.mdx).

Click [here](./schemas.mdx).

See [schemas](./schemas).

See [schemas](../schemas.mdx#define).`,
  `! 9 component-children: <Aside> is empty
! 11 component-children: <VideoLink> must be empty
! 13 unknown-component: Unknown component <Asside>. Did you mean <Aside>?
! 15 expression: {answer} is code in a page. Use backticks
! 17 link-https: Write https://example.com/a
! 19 link-scheme: Link to a page
! 21 broken-link: The URL ./100%.mdx#caf%E9 can't be decoded. Write %25 for a percent sign.
! 23 link-reference: It has no definition on the page
! 25 link-space: Write %20 for it
! 27 prop-value: Write title="…"
! 29 unknown-prop: <VideoLink> has no prop "titel". Did you mean "title"?
! 31 prop-value: type="warn" is not a value of <Aside>. Use "note", "tip", "warning" or "beta"
! 33 since: convex 99.0.0 is newer than
! 35 since: so a reader needs no mark for 1.26.0
! 37 since: "1.42" is not the full number of a release
! 39 since: convex 1.48.0 brought \`getSnapshotTs()\`, not 1.46.0
! 41 environment-variable: Did you mean \`CONVEX_DEPLOY_KEY\`?
<Aside type="note" title="A"></Aside>

<VideoLink id="dQw4w9WgXcQ" title="A">Text.</VideoLink>

<Asside type="note" title="A">Text.</Asside>

The answer is {answer}.

See [the web](http://example.com/a).

See [the tool](javascript:alert(1)).

Read about [the limits](./100%.mdx#caf%E9).

See [the schema][schemas].

See [the web](<https://example.com/a b>).

<VideoLink id="a" title={1 + 1} />

<VideoLink id="a" titel="A" title="A" />

<Aside type="warn" title="A">Text.</Aside>

It has a feature <Since version="99.0.0" />.

It has a feature <Since version="1.26.0" />.

It has a feature <Since version="1.42" />.

Read \`getSnapshotTs()\` <Since version="1.46.0" />.

Set \`CONVEX_DEPLOY_KEYS\` to the key, and \`CONVEX_DEPLOYMENT\` to the name.`,
  `! 1 address-lost: lead to /page#delete-a-thread, and this page has no such id
! plugins/content/data/addresses.txt:1 address-lost: lead to /removed, which is gone
## Create a thread {/* #create-a-thread #new-thread */}

Each user may have several of them.
+++ plugins/content/data/addresses.txt
/page create-a-thread delete-a-thread new-thread
/removed`,
  `! 9 admonition: Write <Aside
! 13 admonition: ":::"
:::note

Text.

:::`,
  `! 9 admonition: Write <Aside
!!! note
    Text.`,
  `! 9 admonition: Write <Aside
> [!NOTE]
> Text.`,
  `! 11 announcement: nothing that it announces follows
## Run it

Run it here:

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
  `! 13 asides: more than 2 asides
<Aside type="note" title="A">Text.</Aside>

<Aside type="note" title="A">Text.</Aside>

<Aside type="note" title="A">Text.</Aside>`,
  `! 11 syntax: Write \\{ for a brace, or use backticks
Text.

The type is { a b }.`,
  `! 11 prop-value: Did you mean "pencil"?
<Cards>

<Card title="A" href="https://example.com/" icon="pencl">Text.</Card>

</Cards>`,
  `! 9 changes-link: The entry "Files in mutations.…" has no link.
<Changes>

## 1.48.0 {/* #1.48.0 */}

- Files in mutations.

</Changes>`,
  `! 9 usage-name: over "bandwidth"
! 9 authors-history: over "In May 2026"
! 9 env-set-value: over "env set --prod API_KEY <"
! 11 database-table: Name the table first
! 15 stand-in: over "{} as Doc<"
! 19 env-set-output: The CLI prints no value
! 23 env-set-value: A shell reads < as a redirect
! 31 fence-repeated: already shows this file on line 27
In May 2026, bandwidth (formerly so named) was free. Run \`npx convex env set --prod API_KEY <key>\`.

'''ts in="mutation"
await ctx.db.patch(id, { ...change, read: await ctx.db.get("tasks", id) });
'''

'''ts in="query"
return show({} as Doc<"tasks">);
'''

'''text
✔ Successfully set API_KEY to abc
'''

'''bash
npx convex env set CONVEX_TEAM_TOKEN=<token>
'''

'''ts title="convex/a.ts"
export const a = 1;
'''

'''ts title="convex/a.ts"
export const a = 1;
'''

'''ts in="mutation" bad
await ctx.db.delete(id);
'''

'''text
✔ Successfully set API_KEY (on dev deployment happy-otter-123)
'''`,
  `! 11 component-parent: <Step> is outside <Steps>
## Work

<Step>

### One

Text.

</Step>`,
  `! 11 component-children: <Cards> may contain only <Card>
<Cards>

Text.

</Cards>`,
  `! 1 uses-link: the page doesn't link to /other
! 1 uses-page: no page has the route /missing
! 23 definition-hidden: This code uses the table "threads", which only a hidden fence defines
| kind: explanation
| uses: [/other, /missing]
| keywords: [conversation]
## Read it

'''ts title="convex/schema.ts" hidden
export default defineSchema({
  threads: defineTable({ title: v.string() }),
});
'''

'''ts title="convex/access.ts" hidden
export const check = () => true;
'''

'''ts title="convex/threads.ts"
import { check } from "./access";

export const list = query({
  args: { id: v.id("threads") },
  handler: (ctx) => ctx.runQuery(internal.other.count),
});
'''
+++ docs/other.mdx
| kind: explanation
| keywords: [rights]
Access to threads is checked in one place.

## Check it

'''ts title="convex/access.ts"
export const check = () => true;
'''`,
  `! 3 description-length: 14 characters; 70 is the least
| description: About schemas.`,
  `! 5 displayed-sidebar: Write "displayed_sidebar: null"
| displayed_sidebar: docs`,
  `! 11 encoding: Save it in UTF-8
Text.

Caf\uFFFD.`,
  `! 9 error-example: has no code
<ErrorExample message="No">

Text.

</ErrorExample>`,
  `! 13 error-shortened: too short to find the message by
## Errors

| Text | Fix |
| --- | --- |
| \`Invalid argument …\` | Pass a text. |
| \`Thread not found in this …\` | Create it. |
| \`q.eq(…)\` | No message. |`,
  `! 9 syntax: Begin with another word
export your data first, then import it into the other deployment.`,
  `! 9 import-export: Remove the line
export const a = 1;`,
  `! 9 fence-append: Add title="…"
'''ts in="module" append
const a = 1;
'''`,
  `! 9 fence-diff: finds no fence title="convex/a.ts" above
'''ts title="convex/a.ts" diff
export const a = 1;
'''`,
  `! 13 fence-diff: Keep only \`title\` and \`diff\`
'''ts title="convex/a.ts" hidden
export const a = 1;
'''

'''ts title="convex/a.ts" diff {1}
export const a = 2;
'''`,
  `! docs/_partials/setup.mdx:3 fence-language: Did you mean \`bash\`?
^ import Setup from './_partials/setup.mdx';
<Setup />
+++ docs/_partials/setup.mdx
Install it.

'''sh
npm install
'''`,
  `! 9 fence-key: Unknown fence key \`tilte\`. Did you mean \`title="…"\`?
'''ts tilte="a.ts"
const a = 1;
'''`,
  `! 9 fence-language: Unknown fence language \`typscript\`. Did you mean \`ts\`?
! 13 fence-language: Did you mean \`bash\`?
! 17 fence-language: Did you mean \`json\`?
'''typscript
a
'''

'''shell
b
'''

'''josn
{}
'''`,
  `! 9 fence-links: \`links\` is for signatures on generated pages.
'''ts in="module" links="Thing"
const a: 1;
'''`,
  `! 9 fence-mark: matches nothing in the code
'''ts title="a.ts" mark="ctx.db"
const a = 1;
'''`,
  `! 9 fence-language: has no language
'''
a
'''`,
  `! 9 fence-file: does not say where its code lives
'''ts
const a = 1;
'''`,
  `! 9 fence-pm: Change the language to \`bash\`
'''text pm
npm install convex
'''`,
  `! 9 fence-signature: \`signature\` is for generated pages.
'''ts signature
const a: 1;
'''`,
  `! 9 fence-test: Add \`hidden\`
'''ts test
const a = 1;
'''`,
  `! 9 fence-file: both \`title\` and \`in\`
'''ts title="a.ts" in="module"
const a = 1;
'''`,
  `! 9 fence-unclosed: never closed. Add a line with '''
'''ts title="a.ts"
const a = 1;`,
  `! 13 fence-unclosed: never closed
<Tabs group="kind">

<Tab label="One">

'''bash
npm run dev

</Tab>

</Tabs>`,
  `! 9 figure-numbers: The drawing has the numbers 1, 2, and its list explains 1
<Figure caption="What goes where.">

<svg className="drawing" viewBox="0 0 40 20" role="img" aria-labelledby="numbers-title">
  <title id="numbers-title">Two circles</title>
  <text className="digit" x="10" y="10">1</text>
  <text className="digit" x="30" y="10">2</text>
</svg>

1. The first circle.

</Figure>`,
  `! 9 figure-steps: data-step is 2, but the drawing has no such number
<Figure caption="What goes where.">

<svg className="drawing" viewBox="0 0 40 20" role="img" aria-labelledby="numbers-title">
  <title id="numbers-title">A circle and an arrow</title>
  <text className="digit" x="10" y="10">1</text>
  <path className="path" data-step="1 2" d="M10 10H30" />
</svg>

1. The circle.

</Figure>`,
  `! 9 file-tree: <FileTree> must contain one list
<FileTree>

Text.

</FileTree>`,
  `! 9 footnote: Put the note into the text
! 11 footnote: Put the note into the text
Text.[^1]

[^1]: The note.`,
  `! 2 front-matter-cut: Put it in double quotes: title: "…"
| title: Issue #5 solved`,
  `! 2 front-matter-type: title is not a string. Write it as title: "…"
| title: 2024-12-19`,
  `=
! 5 front-matter: Keep one of them
---
title: Schemas
description: ${about}
kind: reference
kind: how-to
---

This page has a lead.`,
  `=
! 1 front-matter-missing: no title
! 1 front-matter-missing: no description
! 1 front-matter-missing: no kind. Add "kind: …": tutorial
---
sidebar_label: Schemas
---

This page has a lead.`,
  `! 2 front-matter-letter: no letter for "🚀"
! 3 front-matter-letter: no letter for "日"
| title: Launch 🚀 it
| description: Find out what a schema is, how to write one and when 日本語 the database checks it.`,
  `=
! 1 front-matter: Move the --- to the first line

---
title: Schemas
description: ${about}
kind: reference
---

This page has a lead.`,
  `=
! 1 front-matter: no front matter on its first line. Start the page with ---
This page has a lead.`,
  `=
! 1 front-matter: never closed. Add a line with ---
---
title: Schemas

This page has a lead.`,
  `! 2 front-matter-type: title is not a string. Write it as title: "…"
| title: 2024`,
  `! 5 front-matter-key: Unknown front matter key "keyword". Did you mean "keywords"?
| keyword: [a]`,
  `! 5 front-matter-key: Unknown front matter key "author". Use title, description, kind, sidebar_label, keywords, uses, slug, pagination_prev, pagination_next, toc_max_heading_level or displayed_sidebar.
| author: Ann`,
  `! 2 front-matter: is not valid YAML
| title: Schemas: the rest: of it`,
  `! 13 heading-depth: "####" is too deep
## Tables

### Columns

#### Deep`,
  `! 13 heading-duplicate: The id "define-a-table" is already used on line 9
## Define a table

Text.

## Define a table

Text.`,
  `! 9 heading-h1: The title is the only h1
# Schemas

Text.`,
  `! 9 syntax: Replace {#define} with {/* #define */}
## Define a table {#define}`,
  `! 9 heading-id: Write {/* #tables */}
## Tables {/* tables */}`,
  `! 13 heading-tab: Write it in bold
<Tabs group="kind">

<Tab label="One">

## Tables

</Tab>

</Tabs>`,
  `! 9 heading-id: Add one: {/* #the-id */}
## 🚀`,
  `! 9 heading-space: Put a space after #
##Tables`,
  `! 13 heading-skip: "####" follows a "##": a level is skipped. Change it to "###"
## Tables

Text.

#### Deep

Text.`,
  `! 9 heading-skip: "###" follows the title
### Tables

Text.`,
  `! 9 syntax: Write {/* … */} instead
<!-- TODO -->`,
  `! 9 image-alt: Describe what it shows
![](/square.svg)
+++ static/square.svg
<svg xmlns="http://www.w3.org/2000/svg"/>`,
  `! 9 image-missing: The image static/img/sqare.svg does not exist. Did you mean /img/square.svg?
![A square](/img/sqare.svg)
+++ static/img/square.svg
<svg xmlns="http://www.w3.org/2000/svg"/>`,
  `! 9 image-place: The image ./square.svg is not in static/
![A square](./square.svg)`,
  `! 9 image-place: Put it there, and write its path from there: /dot.svg
![A dot](./dot.svg)
+++ docs/dot.svg
<svg xmlns="http://www.w3.org/2000/svg"/>`,
  `! 9 image-missing: The URL ./100%.png can't be decoded. Write %25 for a percent sign.
![A square](./100%.png)`,
  `! 9 image-remote: on another host
![A square](https://example.com/a.png)`,
  `! 7 import-export: can only import partials
^ import Foo from './Foo';`,
  `! 9 link-syntax: with %20 for a space in the address
![A dot](/my image.svg)`,
  `! 15 syntax: <Step> from line 11 is still open
<Steps>

<Step>

### One

</Steps>`,
  `! 11 syntax: This closing tag has no opening tag
Text.

</Step>`,
  `! 9 syntax: <Steps> is opened here and never closed. Add </Steps>
<Steps>

Text.`,
  `! 9 syntax: Write it as name="value"
<Aside type=note title="A">Text.</Aside>`,
  `! 5 keywords: not a list of strings. Write "keywords: [first, second]"
| keywords: schema, table`,
  `! 4 kind: "howto" is not a kind of page. Did you mean "how-to"?
| kind: howto`,
  `=
! 7 lead: does not start with its lead
---
title: Schemas
description: ${about}
kind: reference
---

## Tables

Text.`,
  `! 9 syntax: Write \\< for the character, or use backticks
Fewer than <5 rows.`,
  `! 9 broken-anchor: This page has no heading with the id "define-a-tabel". Did you mean #define-a-table?
See [below](#define-a-tabel).

## Define a table

Text.`,
  `! docs/_partials/setup.mdx:1 broken-link: Did you mean ../page.mdx?
^ import Setup from './_partials/setup.mdx';
<Setup />
+++ docs/_partials/setup.mdx
Read on [schemas](./page.mdx).`,
  `@ docs/database/page.mdx
! 12 broken-link: Did you mean ./schemas.mdx?
<Cards>

<Card title="A"
  href="./shemas.mdx">Text.</Card>

</Cards>`,
  `@ docs/database/page.mdx
! 11 link-file: Write ./schemas.mdx
<Cards>

<Card title="A" href="schemas.mdx">Text.</Card>

</Cards>`,
  `! 9 link-place: Put it there, and link to /a.json
See [the file](./a.json).
+++ docs/a.json
{}`,
  `! 9 link-syntax: Write [text](address)
! 11 link-syntax: Write [text](address)
! 13 link-syntax: Write [text](address)
! 15 link-syntax: Write [text](address)
! 17 link-syntax: Write [text](address)
See [the page](./my page.mdx).

See [the page] (https://example.com/).

See (the page)[./page.mdx].

See [[page]].

[page]: ./my page.mdx`,
  `@ docs/database/page.mdx
! 11 link-file: /database/schemas is a route of this site. Link to the file instead: ./schemas.mdx
Text.

See [schemas](/database/schemas).`,
  `! 13 broken-link: The file docs/_partials/setup.mdx does not exist.
^ import Setup from './_partials/setup.mdx';
<Setup />

See [the steps](./_partials/setup.mdx).
+++ docs/_partials/setup.mdx
Install it.`,
  `! 9 live-preview: The page has no fence title="src/App.tsx"
! 9 live-functions: The page has no functions for <Live> to run
! 9 live-steps: The page has no mutation
! 9 live-test: has no test fence
<Live preview="src/App.tsx" steps result="It works." />`,
  `! 27 live-test: has no test fence
'''ts title="convex/tasks.ts"
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

<Live preview="src/App.tsx" result="It works." />`,
  `=
! 1 lead: The page is empty
---
title: Schemas
description: ${about}
kind: reference
---`,
  `! 7 broken-import: The file docs/_partials/setup.mdx does not exist.
^ import Setup from './_partials/setup.mdx';
<Setup />`,
  `! 11 partial: is a partial, which takes no props or children.
^ import Setup from './_partials/setup.mdx';
<Setup name="a" />
+++ docs/_partials/setup.mdx
Install it.`,
  `! 9 raw-html: <div> is HTML in a page
<div>

Text.

</div>`,
  `! 9 unknown-component: Aside
! 11 broken-link: The file docs/none.mdx does not exist
<Asside>Text.</Asside>

See [x](./none.mdx).`,
  `! docs/other.mdx:1 sidebar-missing: Add 'other' to sidebars.ts after 'page'
+++ docs/other.mdx
+++ sidebars.ts
export default {
  docs: ['page'],
};`,
  `! 5 slug: is already the route of the page. Remove the line
| slug: /page`,
  `! 5 slug: Write "/pages"
| slug: pages`,
  `! 11 step-heading: Add "### …" as its first line
<Steps>

<Step>

Text.

</Step>

</Steps>`,
  `! 11 jsx-attribute: class is not an attribute in JSX. Write className
! 11 jsx-attribute: stroke-width is not an attribute in JSX. Write strokeWidth
<Figure caption="What goes where.">

<svg viewBox="0 0 10 10" role="img" aria-labelledby="d-title"><path class="box" stroke-width="2" /><title id="d-title">A box</title></svg>

</Figure>`,
  `! 11 image-alt: The drawing has no title
<Figure caption="What goes where.">

<svg viewBox="0 0 10 10" role="img" aria-labelledby="d-title"></svg>

</Figure>`,
  `! 11 missing-prop: <Tab> has no label
<Tabs group="kind">

<Tab>

Text.

</Tab>

</Tabs>`,
  `! 13 table-cells: Write \\| in a cell
! 14 table-cells: Write \\| in a cell
Text.

| Value | Meaning |
| --- | --- |
| x | y | Either. |
| \`x | y\` |`,
  `! 9 task-list: Write "- " alone
- [ ] One.`,
  `! 2 title-case: not in sentence case. Write "data"
| title: Writing Data with Convex and HTTP`,
  `! 2 title-length: The title has 68 characters; 60 is the most
| title: Schemas and everything that a reader could ever want to know of them`,
  `! 2 title-case: starts with a lowercase letter. Write "Writing"
| title: writing data`,
  `! 10 environment-variable: \`VITE_CONVEX_URLS\`
'''bash title=".env.local"
VITE_CONVEX_URLS='https://happy-otter-123.convex.cloud'
'''`,
  `! 10 environment-variable: \`AGENT_NAME\`
! 11 environment-variable: \`AGENT_TITLE\`
! 11 environment-variable: \`AGENT_ROLE\`
'''bash
CONVEX_AGENT_MODE=anonymous AGENT_NAME=a npx convex dev
echo "$AGENT_TITLE" && export AGENT_ROLE=b
'''`,
  `! 9 heading-style: "Rows" is capitalized
! 11 heading-style: "Usage" doesn't describe its section
! 13 heading-style: ends with punctuation
! 15 heading-style: "can't" is a contraction
! 17 since: npm has no convex 1.47.0. Name the release that brought it, such as 1.48.0
## Read the Rows

## Usage

## Read the data:

## What you can't read in a Client Component

It has a feature <Since version="1.47.0" />.`,
  `=
! 7 lead-length: The lead has 201 characters; the maximum is 200
---
title: Schemas
description: ${about}
kind: reference
---

${'x'.repeat(201)}

${'x'.repeat(201)}`,
];

interface Fault {
  name: string;
  files: Map<string, string>;
  found: { file: string; line: number; rule: string; message: string }[];
}

function readFault(fault: string, index: number): Fault {
  const [own = '', ...others] = fault.replaceAll("'''", '```').split(/^\+\+\+ /m);
  const lines = own.trimEnd().split('\n');
  const take = (mark: string) => {
    const taken: string[] = [];
    while (lines[0]?.startsWith(mark)) taken.push((lines.shift() ?? '').slice(mark.length));
    return taken;
  };
  const [at = 'docs/page.mdx'] = take('@ ');
  const isWhole = take('=').length > 0;
  const found = take('! ').map((line) => {
    const [, file = at, number, rule = '', message = ''] =
      /^(?:(\S+):)?(\d+) ([\w-]+): (.*)$/.exec(line) ?? [];
    return { file, line: Number(number), rule, message };
  });
  const matter = take('| ').map((line) => `| ${line}`);
  const imports = take('^ ').flatMap((line) => [line, '']);
  const page = pageOf([...matter, ...imports, lead, '', ...lines].join('\n'));
  const files = new Map([[at, `${isWhole ? lines.join('\n') : page.trimEnd()}\n`]]);
  if (at.startsWith('docs/database/')) files.set('docs/database/schemas.mdx', schemas);
  for (const other of others) {
    const [path = '', ...content] = other.trimEnd().split('\n');
    const isPage = /^docs\/\w+\.mdx$/.test(path);
    const hasLead = content.some((line) => !line.startsWith('| '));
    const text = (isPage && !hasLead ? [...content, lead] : content).join('\n');
    files.set(path, `${isPage ? pageOf(text) : text}\n`);
  }
  return { name: `${index + 1}: ${found.map(({ rule }) => rule).join(', ')}`, files, found };
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
    const { files } = readFault('See [schemas](/database/schemas).', 0);
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
