import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import {
  type CallResult,
  type CallTool,
  type Played,
  play,
  type Question,
  readQuestions,
  shareOf,
  summarizePlayed,
} from './playQuestions.mts';

interface Hit {
  id: string;
  /** Only an answer says so. */
  is_whole?: boolean;
}

/** The ids in a tool's object that have more to read: hits, passages or entries. */
function idsOf(value: unknown): string[] {
  const { results, passages = [], entries = [] } = (value ?? {}) as Record<string, Hit[]>;
  return (results ?? [...passages, ...entries]).flatMap(({ id, is_whole: isWhole }) =>
    isWhole ? [] : id,
  );
}

/** How a connected client calls tools. */
function callerOf(client: Client): CallTool {
  return async (name, input): Promise<CallResult> => {
    const result = await client.callTool({ name, arguments: input });
    const content = result.content as { type: string; text?: string }[];
    return {
      text: content.map(({ text = '' }) => text).join('\n'),
      ids: result.isError ? [] : idsOf(result.structuredContent),
    };
  };
}

/** Plays all questions with a connected client. */
export async function playAll(client: Client, questions: readonly Question[]): Promise<Played[]> {
  const call = callerOf(client);
  const tools = new Set((await client.listTools()).tools.map(({ name }) => name));
  const played: Played[] = [];
  for (const question of questions) played.push(await play(question, call, tools));
  return played;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

function row(name: string, played: readonly Played[]) {
  const { questions, first, second, all, calls, characters, most } = summarizePlayed(played);
  return {
    questions: name,
    count: questions,
    'first call': percent(first),
    'two calls, 5,000 characters': percent(second),
    'all calls': percent(all),
    calls: calls.toFixed(1),
    'characters, p50': characters,
    p90: most,
  };
}

function rowsOf(name: string, played: readonly Played[]) {
  const kinds = [...new Set(played.map(({ question }) => question.kind))];
  return [
    row(name, played),
    ...kinds.map((kind) =>
      row(
        `${name}: ${kind}`,
        played.filter(({ question }) => question.kind === kind),
      ),
    ),
  ];
}

/**
 * The way without a server, as a reader goes it who knows the right page: the index, the index of a section, the page.
 */
function markdownPath(dir: string, questions: readonly Question[]) {
  const read = (path: string) => readFileSync(join(dir, path), 'utf8');
  const all = read('llms.txt');
  const indexes = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(`${sep}llms.txt`))
    .map(read);
  const played = questions.map((question) => {
    const file = `${question.id.replace(/#.*/, '')}.md`;
    const index = indexes.find((text) => text.includes(`${file})`)) ?? '';
    const page = read(file);
    const share = shareOf(question, page);
    const calls = index === '' ? 2 : 3;
    const characters = all.length + index.length + page.length;
    return { question, first: 0, second: 0, all: share, calls, characters, lost: [] };
  });
  return row('llms.txt → section → page', played);
}

/**
 * Plays the labelled questions with the MCP server of a served build, and prints what the tools returned of the answers.
 * @param dir the build that is served
 */
export async function checkMcp(root: string, dir: string, origin: string): Promise<void> {
  const client = new Client(
    { name: 'check-mcp', version: '1.0.0' },
    { versionNegotiation: { mode: 'auto' } },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin)));
  try {
    const { tuned, aside } = readQuestions(root);
    const played = await playAll(client, tuned);
    console.table([
      ...rowsOf('tuned', played),
      ...rowsOf('kept aside', await playAll(client, aside)),
      markdownPath(dir, [...tuned, ...aside]),
    ]);
    for (const { question, first, second, lost } of played) {
      if (second === 1) continue;
      const { kind, question: asked, id } = question;
      const shown = `${percent(first)}, then ${percent(second)}`;
      console.log(`  [${kind}] ${asked} → ${id}: ${shown}; lost ${JSON.stringify(lost)}`);
    }
  } finally {
    await client.close();
  }
}
