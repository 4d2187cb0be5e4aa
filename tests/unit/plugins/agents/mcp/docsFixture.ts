import { type FixtureSite, fixtureFiles, serveFiles } from './fixtureSite';

const sentence = 'The platform keeps results up to date for every client that reads them. ';

/** Sections of 3,000 characters each, so that the page needs several parts. */
const longSections = Array.from(
  { length: 16 },
  (_, index) => `## Limit ${index + 1}\n\n${sentence.repeat(40)}`,
).join('\n\n');

const pages = {
  '/functions': { title: 'Functions', text: 'Functions run on the server.' },
  '/functions/actions': {
    title: 'Actions',
    text: `Actions call outside services.

## Call a service {/* #call */}

Use \`fetch\` in an action.

### Retry a call

Schedule the action again.

## Limits

An action runs for 10 minutes.`,
  },
  '/database/pagination': {
    title: 'Paginated queries',
    text: `Load a list page by page with \`usePaginatedQuery\`.

\`\`\`ts
// ## Not a heading
export const list = 1;
\`\`\`

## Paginate in React

The hook loads more on demand.`,
  },
  '/production/limits': { title: 'Limits', text: `All limits.\n\n${longSections}` },
  '/error': {
    title: 'Errors',
    text: `Find an error.

## Too many reads {/* #too-many-reads */}

\`\`\`text
Too many reads in a single function execution (limit: <count>)
\`\`\`

**Cause.** The function reads more documents than [one execution may](./functions/actions.mdx#limits). **Fix.** Read through an index, or paginate.

## Nonexistent document {/* #nonexistent-document */}

\`\`\`text
Update on nonexistent document ID <id>
\`\`\`

**Cause.** The document has been deleted. **Fix.** Check that it exists.

## Nonexistent document in a test {/* #nonexistent-in-test */}

\`\`\`text
Update on nonexistent document ID <id>
\`\`\`

**Cause.** The test inserts no document. **Fix.** Insert one first.`,
  },
  '/error/limits': {
    title: 'Errors about limits',
    text: `Code for errors about limits.

## Too many reads {/* #too-many-reads */}

Read at most 100 documents.`,
  },
};

const built = new Map<string, Map<string, string>>();

/** A site with guides, a page that is too long for one result, and the error reference. */
export function docsFixture({ baseUrl = '/' }: { baseUrl?: string } = {}): FixtureSite {
  const files = built.get(baseUrl) ?? fixtureFiles({ baseUrl, pages });
  built.set(baseUrl, files);
  return serveFiles(files, baseUrl);
}
