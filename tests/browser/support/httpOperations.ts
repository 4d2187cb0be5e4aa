import { formatFinding } from '../../../plugins/build/finding';
import type { HttpOperation } from '../../../src/lib/httpOperation';
import { loadBuildModule } from './loadBuildModule';

const { readApis }: typeof import('../../../plugins/reference/http/readApis') = loadBuildModule(
  '../../../plugins/reference/http/readApis',
);

/** Every operation of the site's documents. */
export async function readHttpOperations(): Promise<HttpOperation[]> {
  const { apis, findings } = await readApis('.');
  if (findings.length > 0) throw new Error(findings.map(formatFinding).join('\n'));
  return apis.flatMap((api) => api.operations.map(({ operation }) => operation));
}
