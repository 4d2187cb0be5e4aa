import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const part = '.part';

/** Whether a file is one that `writeChanged`, maybe in another process, is about to put in its place. */
export function isBeingWritten(file: string): boolean {
  return file.endsWith(part);
}

/**
 * Writes a text file, with its folders, unless it holds the text already: the bundler looks at the times of files.
 * It is renamed when complete, as checks that run side by side read what each of them makes.
 */
export function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}${part}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}
