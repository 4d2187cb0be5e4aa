import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Writes a file of a folder, with the folders around it. */
export function write(folder: string, file: string, text = ''): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** A new folder with these files. It is removed after the test that makes it, or after all tests of the file. */
export function temporaryFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-test-'));
  for (const [file, text] of Object.entries(files)) write(folder, file, text);
  const after = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
