import type { ApiNames } from '../../reference';
import { readApiNames } from '../../reference';
import { loadTemplates } from '../checks/codegen';
import type { SamplePage } from '../checks/verdict';
import { type BlockNames, blockNames } from './blockNames';
import { generatedNames } from './generatedNames';
import { readNames } from './readNames';

/** Everything that has an explanation: the package's names, and the generated files' names. */
export function explainedNames(siteDir: string): ApiNames {
  const templates = loadTemplates(`${siteDir}/node_modules/convex`);
  return { ...readApiNames(siteDir), ...generatedNames(templates) };
}

/** Finds the explained names in the pages' samples, by the page's file. */
export async function readPages(
  siteDir: string,
  pages: readonly SamplePage[],
): Promise<Map<string, BlockNames>> {
  const names = readNames(pages, siteDir, explainedNames(siteDir));
  const blocks = new Map<string, BlockNames>();
  for (const page of pages) blocks.set(page.file, await blockNames(page, names));
  return blocks;
}
