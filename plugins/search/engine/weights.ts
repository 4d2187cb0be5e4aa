/** What ranking goes by. `tests/search/weights.test.ts` has a query for each that gets worse without it. */
export const weights = {
  /** BM25 `k1`: so many times in a text of usual length count half of the most. */
  k1: 4,
  /** BM25 `b`: how much a long text or name is held against its words. */
  b: 0.5,
  /** A word of a page's title or label, when it is the whole name. A word of the text counts 1 at most. */
  titleBoost: 2.6,
  headingBoost: 1.6,
  /** A word of a page's `keywords`, and of the phrases of readers for a section. */
  keywordBoost: 1.5,
  /** A word of an error's message, which is its name. */
  errorBoost: 1.9,
  /** A word of an address, and of the first cell of a row. */
  topicBoost: 0.6,
  /** A complete name of a page, when the query is nothing else. */
  nameBoost: 4,
  /** A word as code, or of a page's description: so many times a word of the text. */
  codeBoost: 2,
  /** What a synonym, a longer word or a part of a compound counts against the word as it is typed. */
  alternativeBoost: 0.7,
  /** What a word counts that only adds: neighbors joined as one name, a part of a phrase that has a synonym. */
  optionalBoost: 0.45,
  /** What a generated page and the list of errors count against a guide that says the same. */
  referenceBoost: 0.5,
  /** How much more a page loses that lacks a word of the query: an exponent. */
  coverage: 1.5,
  /** What a word of a page's names counts for each of its sections. */
  inheritedBoost: 0.28,
  /** What a title or heading adds that says what the query says, and a run of the query's words. */
  agreementBoost: 0.7,
};
