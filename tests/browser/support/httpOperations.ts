import { readFileSync } from 'node:fs';
import { httpDocuments } from '../../../plugins/content/httpDocuments';
import type { HttpOperation } from '../../../src/lib/httpOperation';
import { loadBuildModule } from './loadBuildModule';

const { readDocument }: typeof import('../../../plugins/reference/http/readDocument') =
  loadBuildModule('../../../plugins/reference/http/readDocument');

/** Every operation of the site's documents. */
export function readHttpOperations(): HttpOperation[] {
  return Object.entries(httpDocuments).flatMap(([id, file]) => {
    const { api, findings } = readDocument(id, file, readFileSync(file, 'utf8'));
    if (!api) throw new Error(`${file}: ${findings.map(({ message }) => message).join(' ')}`);
    return api.operations.map(({ operation }) => operation);
  });
}
