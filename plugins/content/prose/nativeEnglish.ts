import type { ProseBlock } from './readProse';

/** A turn of phrase that reads as translated, and what a native writer says instead. */
interface Pattern {
  pattern: RegExp;
  /** How the phrase is fixed; ends the finding's message. */
  advice: string;
  /** The kinds of block that it is looked for in. @defaultValue all */
  kinds?: readonly ProseBlock['kind'][];
}

/** Where `is no …` is idiomatic: after "there", or before a comparison. */
const comparison =
  'longer|more|less|fewer|better|worse|different|earlier|later|further|larger|smaller|faster|slower|match|one|way|such|doubt|guarantee|substitute';

/**
 * Patterns of the writers' guide. A word is listed only with the contexts in which it reads oddly: "the lock is
 * held" and "stands for" are ordinary English.
 */
const nativePatterns: readonly Pattern[] = [
  {
    pattern:
      /(?<!-)\b(?:stands?|stood|standing)\b(?!-| (?:for|out|by|alone|still|up|down|in for|to|at|on)\b)/gi,
    advice: 'Write "is", "goes" or "appears".',
  },
  {
    pattern: /\b(?:lies?|lain)\b(?! (?:about|to)\b)/gi,
    advice: 'Write "is", or say what happens.',
  },
  {
    pattern:
      /\b(?:holds?|holding)\b(?! (?:(?:a|an|the|its|that|this|any|down|each|onto|on to|up|open) )?(?:lock|locks|lease|connection|connections|true|on|down|key|Shift|Ctrl|Alt|Option|Command|reference|references|up|together|off)\b)(?<!\b(?:on|to|lock|locks) hold)/gi,
    advice: 'Write "has", "contains" or "stores".',
  },
  {
    pattern: /\bcarr(?:y|ies|ied)\b(?! (?:out|over|on|forward)\b)/gi,
    advice: 'Write "has", "contains" or "includes".',
  },
  { pattern: /\b(?:sees?|saw|seeing) to\b/gi, advice: 'Write "handle" or "take care of".' },
  { pattern: /\b(?:gives?|gave|given|giving) back\b/gi, advice: 'Write "return".' },
  {
    pattern:
      /\btells? (?:its|their|which|whether|how|what|when|why|where|nothing|something|apart)\b/gi,
    advice: 'Write "reports", "shows" or "says".',
  },
  {
    pattern:
      /\banswer(?:s|ed|ing)? (?:with|by|in \d|after \d)\b|\b(?:server|function|query|mutation|action|deployment|backend|endpoint|API|route) answers?\b/gi,
    advice: 'Write "respond" or "return".',
  },
  {
    pattern: new RegExp(
      `(?<!\\bthere(?: [\\w']+)? )\\b(?:is|are|was|were) no (?!(?:${comparison})\\b)`,
      'gi',
    ),
    advice: 'Negate the verb: "isn\'t a …", "aren\'t …".',
  },
  {
    pattern: /\bof (?:yours|ours|mine|hers|theirs|(?:its|their|your|my|our|one's) own)\b/gi,
    advice: 'Put the owner before the noun: "your own …".',
  },
  {
    pattern:
      /\b[\w-]+ of \p{Lu}[\w.]*['’]s(?=[.,;:)]|$| (?:about|and|for|from|in|is|on|or|that|to|which|with)\b)/gu,
    advice: 'Put the owner before the noun.',
  },
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, advice: 'Write "fix".' },
  {
    pattern: /\b(?:somebody|nobody|whoever|strangers?|someone who|those who)\b/gi,
    advice: 'Write "you", "users", "anyone" or "no one".',
  },
  { pattern: /\bbeside\b/gi, advice: 'Write "next to" or "with".' },
  {
    pattern: /(?<!\ball )\bat once\b/gi,
    advice: 'Write "immediately" or "at the same time", whichever is meant.',
  },
  {
    pattern:
      /(?<!\b(?:after|is|are|was|were) )\ball that\b(?! (?:is|was) (?:needed|required|left)\b)|\bthe whole of\b/gi,
    advice: 'Write "everything that" or "all of".',
  },
  { pattern: /\bdear(?:er|est|ly)?\b/gi, advice: 'Write "expensive".' },
  { pattern: /\bbounds? (?:how|what|the|its|their)\b/gi, advice: 'Write "limit".' },
  {
    pattern: /(?<!\b(?:in|to|of|never|your|my|come) )\bmind (?:the|that|what|how|your)\b/gi,
    advice: 'Write "handle", "remember" or "note".',
  },
  { pattern: /\bin step\b(?! \d)/gi, advice: 'Write "in sync".' },
  { pattern: /\b(?:comes?|came|coming) into being\b/gi, advice: 'Say who creates it.' },
  { pattern: /\b(?:before|ahead of) its time\b/gi, advice: 'Write "early".' },
  { pattern: /\blook(?:s|ed|ing)? whether\b/gi, advice: 'Write "check whether".' },
  {
    pattern: /\banother(?: [\w-]+){1,2} than\b/gi,
    advice: 'Write "a different … than" or "other than".',
  },
  { pattern: /\bwhat (?:fits|more costs)\b/gi, advice: 'Name the thing.' },
  {
    pattern: /\b(?:therein|thereof|thereby|wherein|whereof|hitherto|thereupon)\b/gi,
    advice: 'Use a plain connection: "so", "in which", "because of this".',
  },
  { pattern: /\bfor ever\b/gi, advice: 'Write "forever" or "indefinitely".' },
  {
    pattern: /^(?:As above|The same)(?=[.,;:]|$)/g,
    advice: 'Write what is meant in full: a cell is read alone.',
    kinds: ['fragment'],
  },
  {
    pattern: /^if something goes wrong$/gi,
    advice: 'Write "Troubleshooting".',
    kinds: ['heading'],
  },
  {
    pattern: /\b\w+(?:n['’]t|['’](?:ll|re|ve))\b/g,
    advice: 'Headings have no contractions.',
    kinds: ['heading'],
  },
];

/**
 * Turns that make a comment, a message or a README hard to understand. Pages have a budget for the first of them
 * instead, because a sentence here and there needs it.
 */
const developerPatterns: readonly Pattern[] = [
  {
    pattern:
      /\b(?:of|in|with|to|into|from|by|for|on|at|through|under|after|before|behind|among|without) (?:which|whom)\b/gi,
    advice: 'Start a new sentence, or put the noun first.',
  },
  {
    pattern: /\b(?:that|those) of\b/gi,
    advice: 'Repeat the noun, or put the owner before it.',
  },
  { pattern: /\bwhat of\b/gi, advice: 'Write "the parts of … that".' },
  { pattern: /\bso that no(?: ?one|thing|body)?\b/gi, advice: 'Say what happens instead.' },
  { pattern: /\bin vain\b/gi, advice: "Say what doesn't happen." },
  { pattern: /\bit is (?:not )?known\b/gi, advice: 'Say who knows it, or leave it out.' },
];

/** A phrase found in a block, and where. */
interface Phrase {
  text: string;
  index: number;
  advice: string;
}

/**
 * Finds phrases that read as translated in a block of prose.
 * @param audience developers read comments, messages and READMEs; readers read pages
 */
export function unnaturalPhrases(
  { kind, text }: Pick<ProseBlock, 'kind' | 'text'>,
  audience: 'readers' | 'developers' = 'readers',
): Phrase[] {
  const patterns =
    audience === 'developers' ? [...nativePatterns, ...developerPatterns] : nativePatterns;
  return patterns
    .filter(({ kinds }) => kinds === undefined || kinds.includes(kind))
    .flatMap(({ pattern, advice }) =>
      [...text.matchAll(pattern)].map(({ 0: phrase, index }) => ({ text: phrase, index, advice })),
    );
}
