import { seededRandom } from '../../src/lib/seededRandom';
import sensitive from '../fixtures/signals/sensitive.json';

/** A request that must not be counted. */
export interface HostileSignal {
  /** What is wrong with it. */
  fault: string;
  status: number;
  method?: string;
  headers?: Record<string, string>;
  body: string;
}

const good = { kind: 'search', subject: 'web hooks', detail: 'none' };

type Choose = <Item>(items: readonly Item[]) => Item;

/** One of each class. */
const classes: Record<string, (choose: Choose, number: number) => Omit<HostileSignal, 'fault'>> = {
  'cut-off JSON': (_, number) => {
    const body = JSON.stringify(good);
    return { status: 400, body: body.slice(0, number % body.length) };
  },
  'other text': (choose) => ({
    status: 400,
    body: choose(['', 'kind=search', '<signal/>', '\u0000', '[1', 'NaN', "{'kind':1}"]),
  }),
  'other JSON': (choose) => ({
    status: 400,
    body: choose(['null', '[]', '1', '"search"', '{}', '[{"kind":"search"}]', 'true']),
  }),
  'fields of another type': (choose) => ({
    status: 400,
    body: JSON.stringify({
      ...good,
      [choose(['kind', 'subject', 'detail'])]: choose([1, null, {}, ['search'], true]),
    }),
  }),
  'missing or further fields': (choose, number) => ({
    status: 400,
    body: JSON.stringify(
      number % 2 ? { ...good, [choose(['reader', 'day', 'count', 'id'])]: 1 } : { kind: 'search' },
    ),
  }),
  'unknown kinds and details': (choose) => ({
    status: 400,
    body: JSON.stringify({
      ...good,
      [choose(['kind', 'detail'])]: choose([
        '__proto__',
        'constructor',
        'toString',
        "none'; DROP TABLE signals; --",
        '<script>alert(1)</script>',
        'NONE',
        '',
      ]),
    }),
  }),
  'what only the Worker counts': (choose) => ({
    status: 400,
    body: JSON.stringify(
      choose([
        { kind: 'machine', subject: '/home', detail: 'agent' },
        { kind: 'not-found', subject: '/nowhere', detail: 'seen' },
      ]),
    ),
  }),
  'pages that are not there': (choose, number) => ({
    status: 400,
    body: JSON.stringify({
      kind: choose(['helpful', 'live']),
      subject: choose([
        `/nowhere-${number}`,
        '/home?a=1',
        'home',
        '/home#1x',
        '//host',
        '/../home',
      ]),
      detail: 'yes',
    }).replace('"live","subject"', '"live","subject"'),
  }),
  'too large': (_, number) => ({
    status: 413,
    body: JSON.stringify({ ...good, subject: 'a b '.repeat(256 + (number % 4000)) }),
  }),
  'another method': (choose) => ({
    status: 405,
    method: choose(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']),
    body: JSON.stringify(good),
  }),
  'another type': (choose) => ({
    status: 415,
    headers: {
      'Content-Type': choose(['text/plain', 'application/x-www-form-urlencoded', 'text/json', '']),
    },
    body: JSON.stringify(good),
  }),
  'another origin': (choose) => ({
    status: 403,
    headers: {
      Origin: choose([
        'https://evil.example',
        'null',
        'http://127.0.0.1',
        'http://localhost:1',
        '',
      ]),
    },
    body: JSON.stringify(good),
  }),
  'asks not to be counted': (choose) => ({
    status: 403,
    headers: { [choose(['Sec-GPC', 'DNT'])]: '1' },
    body: JSON.stringify(good),
  }),
};

/** Around a private text, so that each is sent in many forms. */
const frames = ['%', 'why %', '% fails', 'how do i use % with react', '“%”', '  %  ', '% \n% '];

function privateSignal(texts: readonly string[], choose: Choose): Omit<HostileSignal, 'fault'> {
  const text = choose(frames).replaceAll('%', () => choose(texts));
  const changed = choose([text, text.toUpperCase(), text.normalize('NFD')]);
  // Some of the beginnings that give a token away are in lower case.
  const subject = changed === text.toUpperCase() && !/@|\d{6}/.test(text) ? text : changed;
  const kind = choose(['search', 'question', 'error']);
  return { status: 422, body: JSON.stringify({ kind, subject, detail: 'none' }) };
}

/** Made-up requests of every class in turn, the same for the same seed. */
export function hostileSignals(count: number, seed: number): HostileSignal[] {
  const random = seededRandom(seed);
  const choose: Choose = (items) => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('Nothing to choose from.');
    return item;
  };
  const { unusable, ...named } = sensitive;
  const all = [
    ...Object.entries(classes),
    ...Object.entries(named).map(
      ([name, texts]) => [name, () => privateSignal(texts, choose)] as const,
    ),
    [
      'nothing to count',
      () => ({
        status: 422,
        body: JSON.stringify({
          ...good,
          subject: choose(unusable.filter((text) => text.length < 800)),
        }),
      }),
    ] as const,
  ];
  return Array.from({ length: count }, (_, number) => {
    const entry = all[number % all.length];
    if (entry === undefined) throw new Error('There are no classes.');
    const [fault, make] = entry;
    return { fault, ...make(choose, number) };
  });
}
