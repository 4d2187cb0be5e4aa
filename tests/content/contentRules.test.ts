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
const sentence = 'You save the file, and the terminal prints that your functions are ready.';
const paragraph = Array(6).fill(sentence).join(' ');
const lead = 'This page has a lead.';

/** The page that pages in docs/database link to. */
const schemas = `---
title: Define schemas
description: ${about}
kind: reference
---

${lead}

## Define a table {/* #define */}

Text.

### Add an index

Text.
`;

/**
 * A mistake each: its name, then what is found, as `! line rule: part of the message`, then the text of the page,
 * which begins at line 9, below front matter and lead. Lines that begin with `|` are front matter, `+++` begins
 * another file, `@` is where the page is, and ''' stands for the three backticks of a fence.
 */
const faults = [
  `address-lost
! 1 address-lost: lead to /page#delete-a-thread, and this page has no such id
! plugins/content/data/addresses.txt:1 address-lost: lead to /removed, which is gone
| kind: explanation
| keywords: [conversation]
## Create a thread {/* #create-a-thread #new-thread */}

Each user may have several of them.
+++ plugins/content/data/addresses.txt
/page create-a-thread delete-a-thread new-thread
/removed`,
  `admonition
! 9 admonition: Write <Aside
! 13 admonition: :::
:::note

Text.

:::`,
  `admonition-python
! 9 admonition: Write <Aside
!!! note
    Text.`,
  `admonition-github
! 9 admonition: Write <Aside
> [!NOTE]
> Text.`,
  `announcement
! 12 announcement: nothing that it announces follows
| kind: explanation
| keywords: [conversation]
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
  `asides-three
! 13 asides: more than 2 asides
<Aside type="note" title="A">Text.</Aside>

<Aside type="note" title="A">Text.</Aside>

<Aside type="note" title="A">Text.</Aside>`,
  `brace-unreadable
! 11 syntax: Write \\{ for a brace, or use backticks
Text.

The type is { a b }.`,
  `card-icon
! 11 prop-value: Did you mean "pencil"?
<Cards>

<Card title="A" href="https://example.com/" icon="pencl">Text.</Card>

</Cards>`,
  `changes-link
! 9 changes-link: The entry "Files in mutations.…" has no link.
<Changes>

## 1.48.0 {/* #1.48.0 */}

- Files in mutations.

</Changes>`,
  `checkpoint-early
! 17 checkpoint-early: calls convex/notes.ts, which comes later
! 17 checkpoint-early: calls convex/tasks.ts, which comes later
'''tsx title="src/App.tsx"
export const App = () => useQuery(api.notes.list);
'''

'''python title="tasks.py"
print(client.query("tasks:list"))
'''

The page shows \`Notes: 0\`.

'''ts title="convex/notes.ts"
export const list = query({});
'''

'''ts title="convex/tasks.ts"
export const list = query({});
'''`,
  `common-faults
! 9 usage-name: over "bandwidth"
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
  `component-empty
! 9 component-children: <Aside> is empty
<Aside type="note" title="A"></Aside>`,
  `component-no-children
! 9 component-children: <VideoLink> must be empty
<VideoLink id="dQw4w9WgXcQ" title="A">Text.</VideoLink>`,
  `component-parent
! 11 component-parent: <Step> is outside <Steps>
## Work

<Step>

### One

Text.

</Step>`,
  `component-stray-child
! 11 component-children: <Cards> may contain only <Card>
<Cards>

Text.

</Cards>`,
  `component-unknown
! 9 unknown-component: Unknown component <Asside>. Did you mean <Aside>?
<Asside type="note" title="A">Text.</Asside>`,
  `definition-hidden
! 1 uses-link: the page doesn't link to /other
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
---
title: Access
description: Access to threads is checked in one place, which all functions that read or write a thread call.
kind: explanation
keywords: [rights]
---

Access to threads is checked in one place.

## Check it

'''ts title="convex/access.ts"
export const check = () => true;
'''`,
  `description-long
! 3 description-length: 160 is the most. Shorten it
| description: Find out what a schema is. Find out what a schema is. Find out what a schema is. Find out what a schema is. Find out what a schema is. Find out what a schema is. Find out what a schema is. `,
  `description-short
! 3 description-length: 14 characters; 70 is the least
| description: About schemas.`,
  `displayed-sidebar
! 5 displayed-sidebar: Write "displayed_sidebar: null"
| displayed_sidebar: docs`,
  `encoding
! 11 encoding: Save it in UTF-8
Text.

Caf\uFFFD.`,
  `error-example
! 9 error-example: has no code
<ErrorExample message="No">

Text.

</ErrorExample>`,
  `error-shortened
! 14 error-shortened: \`Invalid argument …\` is too short
| kind: explanation
| keywords: [conversation]
## Errors

| Text | Fix |
| --- | --- |
| \`Invalid argument …\` | Pass a text. |
| \`Thread not found in this …\` | Create it. |
| \`q.eq(…)\` | No message. |`,
  `export-in-prose
! 9 syntax: Begin with another word
export your data first, then import it into the other deployment.`,
  `export-in-page
! 9 import-export: Remove the line
export const a = 1;`,
  `expression
! 9 expression: {answer} is code in a page. Use backticks
The answer is {answer}.`,
  `fence-append-untitled
! 9 fence-append: Add title="…"
'''ts in="module" append
const a = 1;
'''`,
  `fence-diff-first
! 9 fence-diff: finds no fence title="convex/a.ts" above
'''ts title="convex/a.ts" diff
export const a = 1;
'''`,
  `fence-diff-marked
! 13 fence-diff: Keep only \`title\` and \`diff\`
'''ts title="convex/a.ts" hidden
export const a = 1;
'''

'''ts title="convex/a.ts" diff {1}
export const a = 2;
'''`,
  `fence-in-partial (whole page)
! docs/_partials/setup.mdx:3 fence-language: Did you mean \`bash\`?
---
title: Schemas
description: ${about}
kind: reference
---

import Setup from './_partials/setup.mdx';

This page has a lead.

<Setup />
+++ docs/_partials/setup.mdx
Install it.

'''sh
npm install
'''`,
  `fence-key
! 9 fence-key: Unknown fence key \`tilte\`. Did you mean \`title="…"\`?
'''ts tilte="a.ts"
const a = 1;
'''`,
  `fence-language
! 9 fence-language: Unknown fence language \`typscript\`. Did you mean \`ts\`?
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
  `fence-lines
! 9 fence-lines: Line 4 of \`highlight\` is past the end: the code has 1 line
'''ts title="a.ts" {1,4}
const a = 1;
'''`,
  `fence-links
! 9 fence-links: \`links\` is for signatures on generated pages.
'''ts in="module" links="Thing"
const a: 1;
'''`,
  `fence-mark
! 9 fence-mark: matches nothing in the code
'''ts title="a.ts" mark="ctx.db"
const a = 1;
'''`,
  `fence-meta
! 9 fence-meta: Write title="a.ts"
'''ts title=a.ts
const a = 1;
'''`,
  `fence-no-language
! 9 fence-language: has no language
'''
a
'''`,
  `fence-no-place
! 9 fence-file: does not say where its code lives
'''ts
const a = 1;
'''`,
  `fence-place-unknown
! 9 fence-in: Did you mean in="mutation"?
'''ts in="mutaton"
const a = 1;
'''`,
  `fence-pm-language
! 9 fence-pm: Change the language to \`bash\`
'''text pm
npm install convex
'''`,
  `fence-sentence
! 14 fence-sentence: says "This query", and the code has no query
! 20 fence-sentence: the code has only one mutation
| kind: explanation
| keywords: [conversation]
## Read it

This query reads all of them:

'''ts title="convex/schema.ts"
export default {};
'''

These two mutations write:

'''ts title="convex/write.ts"
export const one = mutation({ args: {} });
'''

In a component, this query needs a Hook:

'''tsx title="src/App.tsx"
export const App = () => useQuery(api.threads.list);
'''

This mutation is only shown by its body:

'''ts in="mutation"
await ctx.db.insert("threads", {});
'''`,
  `fence-signature
! 9 fence-signature: \`signature\` is for generated pages.
'''ts signature
const a: 1;
'''`,
  `fence-test-shown
! 9 fence-test: Add \`hidden\`
'''ts test
const a = 1;
'''`,
  `fence-two-places
! 9 fence-file: both \`title\` and \`in\`
'''ts title="a.ts" in="module"
const a = 1;
'''`,
  `fence-unclosed
! 9 fence-unclosed: never closed. Add a line with '''
'''ts title="a.ts"
const a = 1;`,
  `fence-unclosed-in-tab
! 13 fence-unclosed: never closed
<Tabs group="kind">

<Tab label="One">

'''bash
npm run dev

</Tab>

</Tabs>`,
  `figure-numbers
! 9 figure-numbers: The drawing has the numbers 1, 2, and its list explains 1
<Figure caption="What goes where.">

<svg className="drawing" viewBox="0 0 40 20" role="img" aria-labelledby="numbers-title">
  <title id="numbers-title">Two circles</title>
  <text className="digit" x="10" y="10">1</text>
  <text className="digit" x="30" y="10">2</text>
</svg>

1. The first circle.

</Figure>`,
  `figure-steps
! 9 figure-steps: data-step is 2, but the drawing has no such number
<Figure caption="What goes where.">

<svg className="drawing" viewBox="0 0 40 20" role="img" aria-labelledby="numbers-title">
  <title id="numbers-title">A circle and an arrow</title>
  <text className="digit" x="10" y="10">1</text>
  <path className="path" data-step="1 2" d="M10 10H30" />
</svg>

1. The circle.

</Figure>`,
  `file-tree
! 9 file-tree: <FileTree> must contain one list
<FileTree>

Text.

</FileTree>`,
  `footnotes
! 9 footnote: Put the note into the text
! 11 footnote: Put the note into the text
Text.[^1]

[^1]: The note.`,
  `front-matter-comment
! 2 front-matter-cut: Put it in double quotes: title: "…"
| title: Issue #5 solved`,
  `front-matter-date
! 2 front-matter-type: title is not a string. Write it as title: "…"
| title: 2024-12-19`,
  `front-matter-duplicate-key (whole page)
! 5 front-matter: Keep one of them
---
title: Schemas
description: ${about}
kind: reference
kind: how-to
---

This page has a lead.`,
  `front-matter-foreign-key
! 5 front-matter-key: Use title, description, kind
| hide_title: true`,
  `front-matter-incomplete (whole page)
! 1 front-matter-missing: no title
! 1 front-matter-missing: no description
! 1 front-matter-missing: no kind. Add "kind: …": tutorial
---
sidebar_label: Schemas
---

This page has a lead.`,
  `front-matter-letter
! 2 front-matter-letter: no letter for "🚀"
! 3 front-matter-letter: no letter for "日"
| title: Launch 🚀 it
| description: Find out what a schema is, how to write one and when 日本語 the database checks it.`,
  `front-matter-late (whole page)
! 1 front-matter: Move the --- to the first line

---
title: Schemas
description: ${about}
kind: reference
---

This page has a lead.`,
  `front-matter-missing (whole page)
! 1 front-matter: no front matter on its first line. Start the page with ---
This page has a lead.`,
  `front-matter-open (whole page)
! 1 front-matter: never closed. Add a line with ---
---
title: Schemas

This page has a lead.`,
  `front-matter-tag
! 2 front-matter-cut: double quotes
| title: !important Schemas`,
  `front-matter-time
! 2 front-matter-type: title is not a string
| title: 12:30:45`,
  `front-matter-type
! 2 front-matter-type: title is not a string. Write it as title: "…"
| title: 2024`,
  `front-matter-unknown-key
! 5 front-matter-key: Unknown front matter key "keyword". Did you mean "keywords"?
| keyword: [a]`,
  `front-matter-yaml
! 2 front-matter: is not valid YAML
| title: Schemas: the rest: of it`,
  `function-facts-twice
! 13 function-facts: second <FunctionFacts>. Keep one
<FunctionFacts runsIn="A" calledBy="B" transactional="C" cached="D" />

Text.

<FunctionFacts runsIn="A" calledBy="B" transactional="C" cached="D" />`,
  `heading-deep
! 13 heading-depth: "####" is too deep
## Tables

### Columns

#### Deep`,
  `heading-duplicate
! 13 heading-duplicate: The id "define-a-table" is already used on line 9
## Define a table

Text.

## Define a table

Text.`,
  `heading-h1
! 9 heading-h1: The title is the only h1
# Schemas

Text.`,
  `heading-id-braces
! 9 syntax: Replace {#define} with {/* #define */}
## Define a table {#define}`,
  `heading-id-hash
! 9 heading-id: Write {/* #tables */}
## Tables {/* tables */}`,
  `heading-in-tab
! 13 heading-tab: Write it in bold
<Tabs group="kind">

<Tab label="One">

## Tables

</Tab>

</Tabs>`,
  `heading-no-id
! 9 heading-id: Add one: {/* #the-id */}
## 🚀`,
  `heading-no-space
! 9 heading-space: Put a space after #
##Tables`,
  `heading-skip
! 13 heading-skip: "####" follows a "##": a level is skipped. Change it to "###"
## Tables

Text.

#### Deep

Text.`,
  `heading-skip-first
! 9 heading-skip: "###" follows the title
### Tables

Text.`,
  `html-comment
! 9 syntax: Write {/* … */} instead
<!-- TODO -->`,
  `image-alt
! 9 image-alt: Describe what it shows
![](/square.svg)
+++ static/square.svg
<svg xmlns="http://www.w3.org/2000/svg"/>`,
  `image-missing
! 9 image-missing: The image static/img/sqare.svg does not exist. Did you mean /img/square.svg?
![A square](/img/sqare.svg)
+++ static/img/square.svg
<svg xmlns="http://www.w3.org/2000/svg"/>`,
  `image-missing-relative
! 9 image-place: The image ./square.svg is not in static/
![A square](./square.svg)`,
  `image-beside-page
! 9 image-place: Put it there, and write its path from there: /dot.svg
![A dot](./dot.svg)
+++ docs/dot.svg
<svg xmlns="http://www.w3.org/2000/svg"/>`,
  `image-percent
! 9 image-missing: The URL ./100%.png can't be decoded. Write %25 for a percent sign.
![A square](./100%.png)`,
  `image-remote
! 9 image-remote: on another host
![A square](https://example.com/a.png)`,
  `import-in-page (whole page)
! 7 import-export: can only import partials
---
title: Schemas
description: ${about}
kind: reference
---

import Foo from './Foo';

This page has a lead.`,
  `image-space
! 9 link-syntax: with %20 for a space in the address
![A dot](/my image.svg)`,
  `jsx-crossed
! 15 syntax: <Step> from line 11 is still open
<Steps>

<Step>

### One

</Steps>`,
  `jsx-stray-closing
! 11 syntax: This closing tag has no opening tag
Text.

</Step>`,
  `jsx-unclosed
! 9 syntax: <Steps> is opened here and never closed. Add </Steps>
<Steps>

Text.`,
  `jsx-unquoted-prop
! 9 syntax: Write it as name="value"
<Aside type=note title="A">Text.</Aside>`,
  `keywords
! 5 keywords: not a list of strings. Write "keywords: [first, second]"
| keywords: schema, table`,
  `kind
! 4 kind: "howto" is not a kind of page. Did you mean "how-to"?
| kind: howto`,
  `lead-missing (whole page)
! 7 lead: does not start with its lead
---
title: Schemas
description: ${about}
kind: reference
---

## Tables

Text.`,
  `less-than
! 9 syntax: Write \\< for the character, or use backticks
Fewer than <5 rows.`,
  `link-anchor-other-page @ docs/database/page.mdx
! 9 broken-anchor: docs/database/schemas.mdx has no heading with the id "defines". Did you mean #define?
See [schemas](./schemas.mdx#defines).`,
  `link-anchor-same-page
! 9 broken-anchor: This page has no heading with the id "define-a-tabel". Did you mean #define-a-table?
See [below](#define-a-tabel).

## Define a table

Text.`,
  `link-http
! 9 link-https: Write https://example.com/a
See [the web](http://example.com/a).`,
  `link-in-partial (whole page)
! docs/_partials/setup.mdx:1 broken-link: Did you mean ../page.mdx?
---
title: Schemas
description: ${about}
kind: reference
---

import Setup from './_partials/setup.mdx';

This page has a lead.

<Setup />
+++ docs/_partials/setup.mdx
Read on [schemas](./page.mdx).`,
  `link-in-prop @ docs/database/page.mdx
! 12 broken-link: Did you mean ./schemas.mdx?
<Cards>

<Card title="A"
  href="./shemas.mdx">Text.</Card>

</Cards>`,
  `link-in-prop-no-dot @ docs/database/page.mdx
! 11 link-file: Write ./schemas.mdx
<Cards>

<Card title="A" href="schemas.mdx">Text.</Card>

</Cards>`,
  `link-javascript
! 9 link-scheme: Link to a page
See [the tool](javascript:alert(1)).`,
  `link-missing-file @ docs/database/page.mdx
! 9 broken-link: The file docs/database/shemas.mdx does not exist. Did you mean ./schemas.mdx?
See [schemas](./shemas.mdx).`,
  `link-beside-page
! 9 link-place: Put it there, and link to /a.json
See [the file](./a.json).
+++ docs/a.json
{}`,
  `link-own-host @ docs/database/page.mdx
! 9 link-file: URL of this site. Link to the file instead: ./schemas.mdx#define
See [schemas](https://docs.convex.dev/database/schemas#define).`,
  `link-own-host-unknown @ docs/database/page.mdx
! 9 broken-link: No page has the route /database/shemas. Did you mean ./schemas.mdx?
See [schemas](https://docs.convex.dev/database/shemas).`,
  `link-percent
! 9 broken-link: The URL ./100%.mdx#caf%E9 can't be decoded. Write %25 for a percent sign.
Read about [the limits](./100%.mdx#caf%E9).`,
  `link-printed
! 9 link-syntax: Write [text](address)
! 11 link-syntax: Write [text](address)
! 13 link-syntax: Write [text](address)
! 15 link-syntax: Write [text](address)
! 17 link-syntax: Write [text](address)
See [the page](./my page.mdx).

See [the page] (https://example.com/).

See (the page)[./page.mdx].

See [[page]].

[page]: ./my page.mdx`,
  `link-reference
! 9 link-reference: has no definition on the page
See [the schema][schemas].`,
  `link-site-path @ docs/database/page.mdx
! 11 link-file: /database/schemas is a route of this site. Link to the file instead: ./schemas.mdx
Text.

See [schemas](/database/schemas).`,
  `link-space
! 9 link-space: Write %20 for it
See [the web](<https://example.com/a b>).`,
  `link-text-empty @ docs/database/page.mdx
! 9 link-text: The link has no text
See [](./schemas.mdx).`,
  `link-text-here @ docs/database/page.mdx
! 9 link-text: "here" does not describe its target
Click [here](./schemas.mdx).`,
  `link-to-partial (whole page)
! 13 broken-link: The file docs/_partials/setup.mdx does not exist.
---
title: Schemas
description: ${about}
kind: reference
---

import Setup from './_partials/setup.mdx';

This page has a lead.

<Setup />

See [the steps](./_partials/setup.mdx).
+++ docs/_partials/setup.mdx
Install it.`,
  `link-without-extension @ docs/database/page.mdx
! 9 broken-link: Did you mean ./schemas.mdx?
See [schemas](./schemas).`,
  `link-wrong-directory @ docs/database/page.mdx
! 9 broken-link: Did you mean ./schemas.mdx#define?
See [schemas](../schemas.mdx#define).`,
  `live-functions
! 17 live-functions: The page has no functions for <Live> to run
'''tsx title="src/App.tsx"
export const App = () => null;
'''

'''ts test hidden
expect(1).toBe(1);
'''

<Live preview="src/App.tsx" result="It works." />`,
  `live-preview
! 17 live-preview: The page has no fence title="src/App.tsx"
'''ts title="convex/tasks.ts"
export const a = 1;
'''

'''ts test hidden
expect(1).toBe(1);
'''

<Live preview="src/App.tsx" result="It works." />`,
  `live-state-test
! 27 live-test: This state of the live sample has no test fence
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
  `live-steps
! 21 live-steps: The page has no mutation
'''ts title="convex/tasks.ts"
export const a = 1;
'''

'''tsx title="src/App.tsx"
export const App = () => null;
'''

'''ts test hidden
expect(1).toBe(1);
'''

<Live preview="src/App.tsx" steps result="It works." />`,
  `live-test
! 17 live-test: The page has no test fence
'''ts title="convex/tasks.ts"
export const a = 1;
'''

'''tsx title="src/App.tsx"
export const App = () => null;
'''

<Live preview="src/App.tsx" result="It works." />`,
  `page-empty (whole page)
! 1 lead: The page is empty
---
title: Schemas
description: ${about}
kind: reference
---`,
  `partial-missing (whole page)
! 7 broken-import: The file docs/_partials/setup.mdx does not exist.
---
title: Schemas
description: ${about}
kind: reference
---

import Setup from './_partials/setup.mdx';

This page has a lead.

<Setup />`,
  `partial-with-props (whole page)
! 11 partial: is a partial, which takes no props or children.
---
title: Schemas
description: ${about}
kind: reference
---

import Setup from './_partials/setup.mdx';

This page has a lead.

<Setup name="a" />
+++ docs/_partials/setup.mdx
Install it.`,
  `paragraph-repeated
! docs/four.mdx:1 paragraph-repeated: is on 4 pages. Keep it on one page
! docs/four.mdx:1 lead-template: is on 4 pages. Say what each page is about
Text.
+++ docs/one.mdx
---
title: One
description: Look up what this command prints, which options it takes and when it fails.
kind: reference
---

The command \`one\` prints one page.

By default, the command acts on your selected deployment. To choose another one, pass its name or one of the older options, which the help hides because most projects don't need them in any script.
+++ docs/two.mdx
---
title: Two
description: Look up what this command prints, which options it takes and when it fails.
kind: reference
---

The command \`two\` prints one page.

By default, the command acts on your selected deployment. To choose another one, pass its name or one of the older options, which the help hides because most projects don't need them in any script.
+++ docs/three.mdx
---
title: Three
description: Look up what this command prints, which options it takes and when it fails.
kind: reference
---

The command \`three\` prints one page.

By default, the command acts on your selected deployment. To choose another one, pass its name or one of the older options, which the help hides because most projects don't need them in any script.
+++ docs/four.mdx
---
title: Four
description: Look up what this command prints, which options it takes and when it fails.
kind: reference
---

The command \`four\` prints one page.

By default, the command acts on your selected deployment. To choose another one, pass its name or one of the older options, which the help hides because most projects don't need them in any script.`,
  `prop-braces
! 9 prop-value: Write title="…"
<Aside type="note" title={1 + 1}>Text.</Aside>`,
  `prop-missing
! 9 missing-prop: <Aside> has no title. Add title="…"
<Aside type="note">Text.</Aside>`,
  `prop-unknown
! 9 unknown-prop: <Aside> has no prop "titel". Did you mean "title"?
<Aside type="note" titel="A" title="A">Text.</Aside>`,
  `prop-value
! 9 prop-value: type="warn" is not a value of <Aside>. Use "note", "tip", "warning" or "beta"
<Aside type="warn" title="A">Text.</Aside>`,
  `quickstart-long @ docs/quickstart/page.mdx (whole page)
! 35 quickstart-length: 722 words before "Next steps"; the maximum is 700
---
title: Quickstart
description: Add the product to an app that you have, and show a list of tasks that updates live.
kind: how-to
---

In about ten minutes, you'll have an app that lists tasks and follows their changes.

## Add Convex to an app

${paragraph}

${paragraph}

${paragraph}

${paragraph}

${paragraph}

${paragraph}

${paragraph}

${paragraph}

${paragraph}

<Fold summary="Most readers skip this">

Folded words don't count.

</Fold>

## Next steps

What comes next doesn't count either.`,
  `raw-html
! 9 raw-html: <div> is HTML in a page
<div>

Text.

</div>`,
  `route-case
! docs/other.mdx:5 route: is the one of docs/page.mdx (/page). Change the slug
+++ docs/other.mdx
---
title: Other
description: ${about}
kind: reference
slug: /Page
---

This page has a lead.`,
  `route-character @ docs/a#b.mdx
! 1 route: has "#". Rename the file
Text.`,
  `route-dots
! 5 route: has "..". Change the slug
| slug: /a/../b`,
  `route-query
! 5 route: has "?". Change the slug
| slug: /a?b`,
  `route-space @ docs/my page.mdx
! 1 route: has " ". Rename the file
Text.`,
  `route-taken
! 5 route: belongs to a part of the site that isn't a page
| slug: /mcp`,
  `several
! 9 unknown-component: Aside
! 11 broken-link: The file docs/none.mdx does not exist
<Asside>Text.</Asside>

See [x](./none.mdx).`,
  `sidebar-page-missing
! docs/other.mdx:1 sidebar-missing: Add 'other' to sidebars.ts after 'page'
+++ docs/other.mdx
---
title: Other
description: ${about}
kind: reference
---

This page has a lead.
+++ sidebars.ts
export default {
  docs: ['page'],
};`,
  `sidebar-unknown-page
! sidebars.ts:4 sidebar-unknown: names the page 'pagee', which does not exist. Did you mean 'page'?
+++ sidebars.ts
export default {
  docs: [
    'page',
    { type: 'doc', id: 'pagee' },
  ],
};`,
  `since-newer
! 9 since: convex 99.0.0 is newer than
It has a feature <Since version="99.0.0" />.`,
  `since-older
! 9 since: so a reader needs no mark for 1.26.0
It has a feature <Since version="1.26.0" />.`,
  `since-partial
! 9 since: "1.42" is not the full number of a release
It has a feature <Since version="1.42" />.`,
  `since-wrong
! 9 since: convex 1.48.0 brought \`getSnapshotTs()\`, not 1.46.0
Read \`getSnapshotTs()\` <Since version="1.46.0" />.`,
  `slug-needless
! 5 slug: is already the route of the page. Remove the line
| slug: /page`,
  `slug-relative
! 5 slug: Write "/pages"
| slug: pages`,
  `step-heading
! 11 step-heading: Add "### …" as its first line
<Steps>

<Step>

Text.

</Step>

</Steps>`,
  `svg-attribute
! 11 jsx-attribute: class is not an attribute in JSX. Write className
! 11 jsx-attribute: stroke-width is not an attribute in JSX. Write strokeWidth
<Figure caption="What goes where.">

<svg viewBox="0 0 10 10" role="img" aria-labelledby="d-title"><path class="box" stroke-width="2" /><title id="d-title">A box</title></svg>

</Figure>`,
  `svg-title
! 11 image-alt: The drawing has no title
<Figure caption="What goes where.">

<svg viewBox="0 0 10 10" role="img" aria-labelledby="d-title"></svg>

</Figure>`,
  `tab-label
! 11 missing-prop: <Tab> has no label
<Tabs group="kind">

<Tab>

Text.

</Tab>

</Tabs>`,
  `table-cells
! 13 table-cells: Write \\| in a cell
! 14 table-cells: Write \\| in a cell
Text.

| Value | Meaning |
| --- | --- |
| x | y | Either. |
| \`x | y\` |`,
  `task-list
! 9 task-list: Write "- " alone
- [ ] One.`,
  `title-case
! 2 title-case: not in sentence case. Write "data"
| title: Writing Data with Convex and HTTP`,
  `title-long
! 2 title-length: The title has 68 characters; 60 is the most
| title: Schemas and everything that a reader could ever want to know of them`,
  `title-small
! 2 title-case: starts with a lowercase letter. Write "Writing"
| title: writing data`,
  `variable-unknown
! 9 environment-variable: Did you mean \`CONVEX_DEPLOY_KEY\`?
Set \`CONVEX_DEPLOY_KEYS\` to the key, and \`CONVEX_DEPLOYMENT\` to the name.`,
  `variable-unknown-frontend
! 10 environment-variable: \`VITE_CONVEX_URLS\`
'''bash title=".env.local"
VITE_CONVEX_URLS='https://happy-otter-123.convex.cloud'
'''`,
  `variable-unknown-shell
! 10 environment-variable: \`AGENT_NAME\`
! 11 environment-variable: \`AGENT_TITLE\`
! 11 environment-variable: \`AGENT_ROLE\`
'''bash
CONVEX_AGENT_MODE=anonymous AGENT_NAME=a npx convex dev
echo "$AGENT_TITLE" && export AGENT_ROLE=b
'''`,
];

interface Fault {
  name: string;
  files: Map<string, string>;
  found: { file: string; line: number; rule: string; message: string }[];
}

function readFault(fault: string): Fault {
  const [first = '', ...lines] = fault.replaceAll("'''", '```').split('\n');
  const [name = '', at = 'docs/page.mdx'] = first.replace(' (whole page)', '').split(' @ ');
  const found: Fault['found'] = [];
  const frontMatter = new Map([
    ['title', 'Schemas'],
    ['description', about],
    ['kind', 'reference'],
  ]);
  while (/^[!|] /.test(lines[0] ?? '')) {
    const line = lines.shift() ?? '';
    const [, file = at, number, rule = '', message = ''] =
      /^! (?:(\S+):)?(\d+) ([\w-]+): (.*)$/.exec(line) ?? [];
    if (number) found.push({ file, line: Number(number), rule, message });
    const [, key = '', value = ''] = /^\| (\w+): (.*)$/.exec(line) ?? [];
    if (key) frontMatter.set(key, value);
  }
  const [text = '', ...others] = lines.join('\n').split(/^\+\+\+ /m);
  const entries = [...frontMatter].map(([key, value]) => `${key}: ${value}`);
  const head = first.endsWith('(whole page)') ? [] : ['---', ...entries, '---', '', lead, ''];
  const files = new Map([[at, `${[...head, text.trimEnd()].join('\n')}\n`]]);
  if (at.startsWith('docs/database/')) files.set('docs/database/schemas.mdx', schemas);
  for (const other of others) {
    const [path = '', ...content] = other.trimEnd().split('\n');
    files.set(path, `${content.join('\n')}\n`);
  }
  return { name, files, found };
}

const cases = faults.map(readFault);
const sites = mkdtempSync(join(tmpdir(), 'content-rules-'));
afterAll(() => rmSync(sites, { recursive: true }));

const reports = new Map<string, Promise<ContentReport>>();

/** The report on a mistake, which several tests read. */
function check(name: string): Promise<ContentReport> {
  const known = reports.get(name);
  if (known) return known;
  const files = cases.find((one) => one.name === name)?.files ?? new Map<string, string>();
  for (const [path, text] of files) {
    const file = join(sites, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const sidebarPath = files.has('sidebars.ts') && 'sidebars.ts';
  const report = createContentCheck(join(sites, name), { sidebarPath })();
  reports.set(name, report);
  return report;
}

describe('the rules for writers', () => {
  test('have more than a hundred mistakes to find, each under its own name', () => {
    expect(new Set(cases.map(({ name }) => name)).size).toBe(faults.length);
    expect(faults.length).toBeGreaterThan(100);
  });

  test('accept a page that uses every feature', async () => {
    const report = await createContentCheck(resolve('tests/fixtures/content/clean'))();
    expect(report.findings.map(formatFinding)).toEqual([]);
    expect(formatReport(report)).toBe('Checked 2 pages: nothing to fix.');
  });

  test.each(cases)('find the mistake $name, with its file and line', async ({ name, found }) => {
    const report = await check(name);
    expect(report.pages).toBeGreaterThan(0);
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
    expect(formatReport(await check('link-site-path'))).toBe(
      'docs/database/page.mdx:11:5  /database/schemas is a route of this site. Link to the file instead: ./schemas.mdx. [link-file]\n' +
        'Checked 2 pages: 1 problem to fix.',
    );
  });

  test('do not pass if they checked no page', () => {
    const nothing = { pages: 0, findings: [] };
    expect(isClean(nothing)).toBe(false);
    expect(formatReport(nothing)).toMatch(/^Checked 0 pages: the docs directory contains no pages/);
  });

  test('stop when the sidebars file is missing', async () => {
    await check('kind');
    const run = createContentCheck(join(sites, 'kind'));
    await expect(run()).rejects.toThrow('content-rules: sidebars.ts does not exist.');
  });
});
