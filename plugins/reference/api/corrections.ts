import { type Correction, texts } from './texts';

const { corrections } = texts;

const patterns = corrections.map((correction) => ({
  correction,
  pattern: new RegExp(
    correction.from
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\s+'),
    'g',
  ),
}));
const used = new Set<Correction>();

/** Corrects what is known to be wrong in a comment. */
export function correct(markdown: string): string {
  return patterns.reduce((text, { correction, pattern }) => {
    const corrected = text.replace(pattern, () => correction.to);
    if (corrected !== text) used.add(correction);
    return corrected;
  }, markdown);
}

/** @throws when no comment contains the statement of a correction anymore */
export function checkCorrections(): void {
  const stale = corrections.find((correction) => !used.has(correction));
  if (!stale) return;
  throw new Error(
    `api-reference: no comment contains ${JSON.stringify(stale.from)} anymore. Remove the correction from plugins/reference/api/texts.yaml.`,
  );
}
