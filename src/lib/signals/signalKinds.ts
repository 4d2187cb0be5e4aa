/** What a subject is: a reader's words, a page, a live sample of a page (`/tutorial#1`), or an address without a page. */
type SubjectType = 'text' | 'page' | 'sample' | 'address';

interface SignalKind {
  subject: SubjectType;
  /** What browsers report. */
  sent: readonly string[];
  /** What the Worker counts by itself. */
  seen: readonly string[];
}

/** Every kind of signal that is counted. The page for readers and the report for writers follow this list. */
export const signalKinds = {
  /** A search that found nothing, or whose results the reader left without a click. */
  search: { subject: 'text', sent: ['none', 'left'], seen: [] },
  /** An address without a page, and a suggestion for it that was taken. */
  'not-found': { subject: 'address', sent: ['taken'], seen: ['seen'] },
  /** An answer to "Was this page helpful?", and the reason for a "No". */
  helpful: {
    subject: 'page',
    sent: ['yes', 'no', 'missing', 'wrong', 'unclear', 'sample'],
    seen: [],
  },
  /** A question that Ask AI has no answer to. */
  question: { subject: 'text', sent: ['none'], seen: [] },
  /** A message that the error finder doesn't know. */
  error: { subject: 'text', sent: ['none'], seen: [] },
  live: { subject: 'sample', sent: ['started', 'edited', 'failed'], seen: [] },
  /** A request for Markdown, the MCP server or llms.txt, by the kind of its client. */
  machine: { subject: 'page', sent: [], seen: ['agent', 'browser', 'crawler'] },
} as const satisfies Record<string, SignalKind>;

export type SignalKindName = keyof typeof signalKinds;

/** One thing that happened. It has no time, and nothing about who did it. */
export interface Signal {
  kind: SignalKindName;
  subject: string;
  detail: string;
}

/** What a reader who says that a page didn't help can choose from. */
export const reasonLabels = {
  missing: 'Something is missing',
  wrong: 'Something is wrong',
  unclear: 'Hard to understand',
  sample: 'A sample fails',
} as const satisfies Partial<Record<(typeof signalKinds.helpful.sent)[number], string>>;

/** Below the base URL: where browsers send signals. */
export const signalsPath = '/signals';

/** Below the base URL: the page that says what is counted. */
export const countsPath = '/what-we-count';
