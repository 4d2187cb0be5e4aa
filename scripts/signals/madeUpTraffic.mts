// cspell:ignore multiplatform multiplatforms paginations
import { seededRandom } from '../../src/lib/seededRandom.ts';

/** How long the traffic is, and how many signals it has. */
const days = 90;
const signals = 200_000;

/** A fault of the docs that a report must find. */
export interface Gap {
  kind: 'search' | 'not-found' | 'page' | 'question' | 'error' | 'sample';
  subject: string;
}

/** One kind of request, and how many there are of it in 90 days. */
interface Source {
  kind: string;
  count: number;
  details: readonly (readonly [detail: string, share: number])[];
  subjects: readonly string[];
  /** The same number for each subject, instead of few subjects with many and many with few. */
  isEven?: boolean;
}

/** Pages that are there. */
const pages = [
  ...['/home', '/functions', '/functions/actions', '/functions/query-functions', '/database'],
  ...['/functions/mutation-functions', '/database/schemas', '/database/reading-data', '/auth'],
  ...['/database/pagination', '/database/writing-data', '/auth/functions-auth', '/scheduling'],
  ...['/file-storage', '/file-storage/upload-files', '/client/react', '/quickstart/react'],
  ...['/quickstart/nextjs', '/search/text-search', '/search/vector-search', '/production', '/cli'],
];

const none = [['none', 1]] as const;
const answers = (no: number, ...reasons: readonly (readonly [string, number])[]) =>
  [['yes', 1 - no], ['no', no], ...reasons] as const;
const usual = answers(0.22, ['missing', 0.08], ['unclear', 0.05], ['wrong', 0.02]);

/** What readers look for, and the docs don't have. */
const planted: readonly (Gap & { sources: readonly Source[] })[] = [
  {
    kind: 'search',
    subject: 'mqtt broker',
    sources: [{ kind: 'search', count: 700, details: none, subjects: ['mqtt broker'] }],
  },
  {
    // The same need in several forms. None is frequent by itself.
    kind: 'search',
    subject: 'kotlin multiplatform',
    sources: [
      {
        kind: 'search',
        count: 660,
        details: none,
        subjects: ['kotlin multiplatform', 'multiplatform for kotlin', 'kotlin multiplatforms'],
        isEven: true,
      },
    ],
  },
  {
    // It finds pages, but not the right one.
    kind: 'search',
    subject: 'kubernetes helm chart',
    sources: [
      { kind: 'search', count: 2300, details: [['left', 1]], subjects: ['kubernetes helm chart'] },
    ],
  },
  {
    kind: 'not-found',
    subject: '/functions/query-function',
    sources: [
      {
        kind: 'not-found',
        count: 900,
        details: [
          ['seen', 0.9],
          ['taken', 0.1],
        ],
        subjects: ['/functions/query-function'],
      },
    ],
  },
  {
    kind: 'not-found',
    subject: '/database/paginations',
    sources: [
      {
        kind: 'not-found',
        count: 620,
        details: [['seen', 1]],
        subjects: ['/database/paginations'],
      },
    ],
  },
  {
    kind: 'page',
    subject: '/auth/functions-auth',
    sources: [
      {
        kind: 'helpful',
        count: 420,
        details: answers(0.85, ['wrong', 0.6], ['unclear', 0.1]),
        subjects: ['/auth/functions-auth'],
      },
    ],
  },
  {
    kind: 'page',
    subject: '/file-storage/upload-files',
    sources: [
      {
        kind: 'helpful',
        count: 500,
        details: answers(0.7, ['sample', 0.5]),
        subjects: ['/file-storage/upload-files'],
      },
    ],
  },
  {
    kind: 'question',
    subject: 'how do i deploy with terraform modules?',
    sources: [
      {
        kind: 'question',
        count: 540,
        details: none,
        subjects: [
          'how do i deploy with terraform modules?',
          'can i deploy with terraform modules',
        ],
      },
    ],
  },
  {
    kind: 'error',
    subject: 'websocket bridge refused the handshake of shard 0',
    sources: [
      {
        kind: 'error',
        count: 750,
        details: none,
        // Only the number differs.
        subjects: Array.from(
          { length: 40 },
          (_, shard) => `websocket bridge refused the handshake of shard ${shard}`,
        ),
        isEven: true,
      },
    ],
  },
  {
    kind: 'sample',
    subject: '/tutorial#1',
    sources: [
      {
        kind: 'live',
        count: 1500,
        details: [
          ['started', 1],
          ['failed', 0.55],
        ],
        subjects: ['/tutorial#1'],
      },
    ],
  },
];

const syllables = 'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo zu'.split(' ');

/** What isn't a gap, although some of it is far more frequent. */
function noise(random: () => number): Source[] {
  const word = () =>
    Array.from({ length: 3 }, () => syllables[Math.floor(random() * syllables.length)]).join('');
  const words = (count: number) => Array.from({ length: count }, word);
  return [
    {
      kind: 'machine',
      count: 100_000,
      details: [
        ['agent', 0.5],
        ['crawler', 0.4],
        ['browser', 0.1],
      ],
      subjects: [...pages, '/llms.txt', '/mcp'],
    },
    // Readers leave good results, because the excerpt was enough.
    {
      kind: 'search',
      count: 24_000,
      details: [['left', 1]],
      subjects: ['auth', 'pagination', 'usequery', 'file storage', 'cron jobs', 'schema', 'clerk'],
    },
    // A word that wasn't found when it was counted, and is by now.
    { kind: 'search', count: 1500, details: none, subjects: ['paginated queries'] },
    { kind: 'search', count: 6000, details: none, subjects: words(2500), isEven: true },
    // Each typing error is another address.
    {
      kind: 'not-found',
      count: 9000,
      details: [['seen', 1]],
      // `/home/name` is dropped, because it could be a folder on a reader's machine.
      subjects: pages.slice(1).flatMap((page) => [`${page}${word()}`, `${page}/${word()}`]),
      isEven: true,
    },
    // Much read pages get many answers, among them many a No.
    { kind: 'helpful', count: 18_000, details: usual, subjects: pages },
    {
      kind: 'question',
      count: 2500,
      details: none,
      subjects: words(900).map((one) => `what is a ${one}?`),
      isEven: true,
    },
    // Messages of other software.
    {
      kind: 'error',
      count: 5000,
      details: none,
      subjects: [
        "typeerror: cannot read properties of undefined (reading 'map')",
        'rangeerror: maximum call stack size exceeded',
        'referenceerror: window is not defined',
      ],
    },
    {
      kind: 'live',
      count: 9000,
      details: [
        ['started', 1],
        ['edited', 0.2],
        ['failed', 0.03],
      ],
      subjects: ['/#1', '/home#1', '/tutorial#2', '/database/reading-data#1', '/functions#1'],
    },
  ];
}

/** Chooses a subject: the first ones most often, as with real traffic. */
function choose(
  { subjects, isEven = false }: Pick<Source, 'subjects' | 'isEven'>,
  random: () => number,
): string {
  const part = isEven ? random() : random() ** 2;
  return subjects[Math.floor(part * subjects.length)] ?? '';
}

/** A row of the database. */
interface Row {
  day: string;
  kind: string;
  subject: string;
  detail: string;
  count: number;
}

const msPerDay = 86_400_000;

/**
 * Makes up 90 days of traffic, with gaps that a report must find and noise that must not mislead it.
 * @param today the last of the days
 * @returns the same for the same seed
 */
export function madeUpTraffic({ seed, today }: { seed: number; today: Date }): {
  rows: Row[];
  gaps: readonly Gap[];
} {
  const random = seededRandom(seed);
  const rows = new Map<string, Row>();
  let total = 0;
  const add = (kind: string, subject: string, detail: string) => {
    const daysAgo = Math.floor(random() * days);
    const day = new Date(today.getTime() - daysAgo * msPerDay).toISOString().slice(0, 10);
    const key = JSON.stringify([day, kind, subject, detail]);
    const row = rows.get(key) ?? { day, kind, subject, detail, count: 0 };
    row.count += 1;
    rows.set(key, row);
    total += 1;
  };
  for (const source of [...planted.flatMap(({ sources }) => sources), ...noise(random)]) {
    for (let index = 0; index < source.count; index += 1) {
      const subject = choose(source, random);
      for (const [detail, share] of source.details) {
        if (random() < share) add(source.kind, subject, detail);
      }
    }
  }
  // The rest is what machines read.
  while (total < signals) add('machine', choose({ subjects: pages }, random), 'crawler');
  return {
    rows: [...rows.values()],
    gaps: planted.map(({ kind, subject }) => ({ kind, subject })),
  };
}
