import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GenerateStep, ownRoot, sha256, sourceKey } from '../build';
import {
  cliNotesOf,
  cliReferenceDir,
  httpDocumentOf,
  httpDocuments,
  isReferencePage,
  listDocs,
  referenceDir,
} from '../content';

// The generators load a compiler and parsers, so each one is imported only when it runs.

const generatorSources = [
  'package.json',
  'package-lock.json',
  'plugins/build',
  'plugins/content',
  'plugins/reference',
  'src/lib',
  'src/site',
  'src/components/icons.ts',
];

const generatorKey = () => sourceKey(ownRoot, generatorSources);

const packageFile = 'node_modules/convex/package.json';

const textOf = (siteDir: string, file: string) => readFileSync(join(siteDir, file), 'utf8');

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
  hashInputs: (siteDir) => sha256(generatorKey(), ...writtenDocs(siteDir)),
  async run(siteDir) {
    const { makeHttpReference } = await import('./http/httpPages');
    return makeHttpReference(siteDir);
  },
};

const cliReference: GenerateStep = {
  name: 'cli-reference',
  folders: [cliReferenceDir],
  // The page that lists the commands has to agree with them.
  hashInputs: (siteDir) =>
    sha256(
      generatorKey(),
      ...[packageFile, 'docs/cli/index.mdx'].map((file) => textOf(siteDir, file)),
    ),
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
    sha256(
      generatorKey(),
      textOf(siteDir, packageFile),
      ...writtenDocs(siteDir).flatMap((file) => [file, textOf(siteDir, file)]),
    ),
  async run(siteDir, earlier) {
    const { makeReference } = await import('./api/makeApiReference');
    return makeReference(siteDir, earlier, generatorSources);
  },
};

/** The steps that write references. Pages of the TypeScript API link to pages of the HTTP APIs. */
export const referenceSteps: readonly GenerateStep[] = [httpReference, cliReference, apiReference];
