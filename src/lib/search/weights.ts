/** How much a word counts, by where it stands. Tuned on `tests/fixtures/search`, never for one query. */
export const fieldWeights = {
  title: 12,
  label: 10,
  keywords: 6,
  route: 4,
  description: 2.5,
  heading: 7,
  symbols: 1.5,
  errors: 2,
  text: 1,
} as const;

export type Field = keyof typeof fieldWeights;

/** How much a long field is held against its words: 0 not at all, 1 in full proportion. */
export const lengthPenalty: Record<Field, number> = {
  title: 0.5,
  label: 0.5,
  keywords: 0.2,
  route: 0.3,
  description: 0.2,
  heading: 0.5,
  symbols: 0.4,
  errors: 0.3,
  text: 0.5,
};

/** A word this often in plain text counts half of what it can count at most. */
export const saturation = 6;

/** What a part of a compound (`patch` in `ctx.db.patch`) counts against a word of its own. */
export const partWeight = 0.6;

/** Pages generated from code count this much of what guides count. */
export const apiWeight = 0.75;
