import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import {
  type CallResult,
  type CallTool,
  type Played,
  play,
  type Question,
  readQuestions,
  summarizePlayed,
} from './playQuestions.mts';

/** The ids in a tool's object: hits, passages or entries. */
function idsOf(value: unknown): string[] {
  const {
    results,
    passages = [],
    entries = [],
  } = (value ?? {}) as Record<string, { id: string }[]>;
  return (results ?? [...passages, ...entries]).map(({ id }) => id);
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

/** The characters of the way without a server: the index, a section's index, and the page. */
function markdownPath(dir: string, questions: readonly Question[]) {
  const length = (path: string) => readFileSync(join(dir, path), 'utf8').length;
  const pages = questions.map(({ id }) => length(`${id.replace(/#.*/, '')}.md`));
  const mean = Math.round(pages.reduce((sum, one) => sum + one, 0) / pages.length);
  return { 'llms.txt': length('llms.txt'), 'page, mean': mean };
}

/**
 * Plays the labelled questions with the MCP server of a served build, and prints what the tools returned of the answers.
 * @param dir the build that is served
 * @returns the rows of the table
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
    ]);
    for (const { question, first, second, lost } of played) {
      if (second === 1) continue;
      const { kind, question: asked, id } = question;
      const shown = `${percent(first)}, then ${percent(second)}`;
      console.log(`  [${kind}] ${asked} → ${id}: ${shown}; lost ${JSON.stringify(lost)}`);
    }
    console.log('Without the server:', markdownPath(dir, [...tuned, ...aside]));
  } finally {
    await client.close();
  }
}
