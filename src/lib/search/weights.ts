/**
 * What ranking goes by. Tuned together on two thirds of the labelled queries (`npm run check:search`), never for
 * one query.
 */
export const weights = {
  /** How much a word of a name counts: in full when it is the whole name, less the longer the name is. */
  title: 2.6,
  label: 2.5,
  /** A complete name of a page, when a query is nothing else. */
  named: 4,
  /** What a label counts against a title, which says more, and what a main name does. */
  namedByLabel: 0.8,
  namedMainly: 1.3,
  /** The share of that score for a name when only its beginning is typed. */
  nameStart: 0.5,
  /** The same for one of the names that a query compares or mentions. */
  mentioned: 0.5,
  /** The same for a name that a synonym gives: `every day` asks for cron jobs. */
  synonymName: 0.15,
  /** What the singular counts against the plural that is the name. */
  otherForm: 0.9,
  /** What a verb of many questions counts: `get`, `use`. */
  verb: 0.45,
  keywords: 1.5,
  /** What a task in readers' words says about the section that explains it. */
  tasks: 1.5,
  /** The same for what else they ask. */
  questions: 0.6,
  route: 0.6,
  heading: 1.6,
  /** How much less a heading says where a page has many: an exponent. */
  crowding: 0.11,
  /** How much less it says where other pages have the same: an exponent. */
  repetition: 0.5,
  /** The text of an error is its name. */
  errors: 1.9,
  /** What a row of a table is about; the address of an endpoint. */
  topics: 0.57,
  /** How much a word of the text counts at most, however often it occurs. */
  body: 1,
  /** How many occurrences in prose an occurrence elsewhere is worth. */
  description: 2.5,
  symbols: 1.5,
  /** So many times in a text of usual length count half of the most. */
  saturation: 4,
  /** How much a long text is held against its words: 0 not at all, 1 in full proportion. */
  bodyLength: 0.5,
  /** The same for names. */
  nameLength: 0.5,
  /** What a part of a compound (`patch` in `ctx.db.patch`) counts against a separate word. */
  part: 0.6,
  /** What generated pages count against guides: more when the query is a name of the code, or names an endpoint. */
  api: 0.5,
  askedApi: 0.52,
  /** The same when the query asks for what a name takes or returns: `parameters of ctx.vectorSearch`. */
  askedSignature: 1.5,
  http: 0.6,
  askedHttp: 1,
  /** What a page counts that only adds details to another one, as the pages below `/error` do. */
  details: 0.62,
  /** How much the list of errors counts for a query that isn't a part of a message. */
  unaskedErrors: 0.41,
  /** What further sections of a page with the same word add, together at most the best one's score. */
  furtherSections: 0.59,
  /** Words in the same section say more than the same words all over the page. */
  together: 1.3,
  /** A page that lacks a word of the query loses more than that word. */
  coverage: 1.5,
  /** What a word of the page's names and beginning counts for each of its sections. */
  inherited: 0.28,
  /** The same when a page's sections are compared: its title doesn't tell them apart. */
  shared: 0.85,
  /** A heading is linked to when it says this much more than the page's beginning. */
  pageLead: 1.1,
  /** What the page's beginning, which has its title and keywords, still counts when the section of a hit is chosen. */
  beginning: 0.5,
  /** What the parts of a name still count when the pages know the name. */
  namePart: 0.7,
  /** What a synonym counts against the reader's own word. */
  synonym: 0.85,
  /** The share that is left when the pages have the reader's word as well. */
  knownSynonym: 0.9,
  /** What the words of a phrase still count next to its synonym. */
  phraseWord: 0.38,
  /** Neighbors may be one name in parts: `use query` also finds `useQuery`. */
  joined: 0.48,
  /** A word when only its beginning is typed. */
  completion: 0.85,
  /** The share that is left when it is a whole word already. */
  knownCompletion: 0.58,
  /** A name of a page or section that consists of the query's words, and of nothing else. */
  sameTitle: 0.64,
  sameHeading: 0.7,
  /** The same for a heading together with the title of its page; it only decides which section a hit leads to. */
  jointHeading: 1,
  /** The same for what a reader wants to do in a section. */
  sameTask: 0.7,
  /** The same letters, capitals too: `httpRouter` is not `HttpRouter`. */
  exactName: 0.15,
  /** The same for a heading, which competes with others on the same page: `useQuery` with `useQueries`. */
  exactHeading: 1.2,
  /** Words that follow each other in the query and in the text. */
  phrase: 0.3,
  /** The query's own words in a row, those that say little included. */
  quote: 1.5,
};
