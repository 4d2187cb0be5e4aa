import { createHash } from 'node:crypto';

/** The source that allows exactly this inline text: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
