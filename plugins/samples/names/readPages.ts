import type { ApiNames } from '../../reference';
import { readApiNames } from '../../reference';
import { loadTemplates } from '../checks/codegen';
import type { SamplePage } from '../checks/verdict';
import { type BlockNames, blockNames } from './blockNames';
import { generatedNames } from './generatedNames';
import { packageNames } from './packageNames';
import { readNames } from './readNames';

/** Everything that has an explanation: the names of `convex`, of the generated files and of the packages around it. */
export function explainedNames(siteDir: string): ApiNames {
  const templates = loadTemplates(`${siteDir}/node_modules/convex`);
  const api = readApiNames(siteDir);
  return { ...api, ...generatedNames(templates), ...packageNames(siteDir, api) };
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
