import { readdirSync, readFileSync } from 'node:fs';
import { readDocument } from '../../../plugins/http-reference/readDocument';
import type { HttpOperation } from '../../../src/lib/httpOperation';

const folder = 'plugins/http-reference/openapi';

/** Every operation of the documents in the repository. */
export function readHttpOperations(): HttpOperation[] {
  return readdirSync(folder).flatMap((name) => {
    const file = `${folder}/${name}`;
    const { api, findings } = readDocument(
      name.replace('.yaml', '-api'),
      file,
      readFileSync(file, 'utf8'),
    );
    if (!api) throw new Error(`${file}: ${findings.map(({ message }) => message).join(' ')}`);
    return api.operations.map(({ operation }) => operation);
  });
}
