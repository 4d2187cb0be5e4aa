import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, type GenerateStep } from '../build';
import {
  cliNotesFile,
  cliNotesOf,
  cliReferenceDir,
  httpDocumentOf,
  httpDocuments,
  httpSettings,
  isReferencePage,
  listDocs,
  redirectsFile,
  referenceDir,
} from '../content';
import { commandReader } from './cli/convexCommands';

// The generators load a compiler and parsers, so each one is imported only when it runs.

const entryOf = (path: string) => new URL(`./${path}`, import.meta.url).href;

function hash(parts: Iterable<string>): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(`${part.length}:`).update(part);
  return sum.digest('hex');
}

/** Pages that people write, relative to the site's directory. */
function writtenDocs(siteDir: string): string[] {
  return listDocs(siteDir).filter(
    (file) => !isReferencePage(file) && !httpDocumentOf(file) && !cliNotesOf(file),
  );
}

const httpReference: GenerateStep = {
  name: 'http-reference',
  folders: Object.keys(httpDocuments).map((id) => `docs/${id}`),
  // The pages link to other pages if these exist.
  hashInputs: (siteDir) =>
    hash([
      fingerprint({
        entry: entryOf('http/makeHttpReference.ts'),
        files: Object.values(httpDocuments).map((file) => join(siteDir, file)),
      }),
      JSON.stringify(httpSettings),
      ...writtenDocs(siteDir),
    ]),
  async run(siteDir) {
    const { makePages } = await import('./http/makeHttpReference');
    return makePages(siteDir);
  },
};

const cliReference: GenerateStep = {
  name: 'cli-reference',
  folders: [cliReferenceDir],
  hashInputs: (siteDir) =>
    fingerprint({
      entry: entryOf('cli/makeCliReference.ts'),
      files: [
        cliNotesFile,
        // The page that lists the commands has to agree with them.
        'docs/cli/index.mdx',
        commandReader,
        'node_modules/convex/package.json',
      ].map((file) => join(siteDir, file)),
    }),
  async run(siteDir) {
    const { makeCliReference } = await import('./cli/makeCliReference');
    return makeCliReference(siteDir);
  },
};

const apiReference: GenerateStep = {
  name: 'api-reference',
  folders: [referenceDir],
  // 'Used in' and the check of names read every guide and the pages of the previous step.
  hashInputs: (siteDir) =>
    hash([
      httpReference.hashInputs(siteDir),
      fingerprint({ entry: entryOf('api/makeApiReference.ts') }),
      ...['node_modules/convex/package.json', redirectsFile].map((file) =>
        readFileSync(join(siteDir, file), 'utf8'),
      ),
      ...writtenDocs(siteDir).flatMap((file) => [file, readFileSync(join(siteDir, file), 'utf8')]),
    ]),
  async run(siteDir, earlier) {
    const { makeReference } = await import('./api/makeApiReference');
    return makeReference(siteDir, earlier);
  },
};

/** The steps that write references. Pages of the TypeScript API link to pages of the HTTP APIs. */
export const referenceSteps: readonly GenerateStep[] = [httpReference, cliReference, apiReference];
