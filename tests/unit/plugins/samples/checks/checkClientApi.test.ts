import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkClientApi } from '../../../../../plugins/samples/checks/checkClientApi';
import type { ClientApi } from '../../../../../plugins/samples/checks/clientApi/api';
import { kotlinApi } from '../../../../../plugins/samples/checks/clientApi/lists/kotlin';
import { pythonApi } from '../../../../../plugins/samples/checks/clientApi/lists/python';
import { rustApi } from '../../../../../plugins/samples/checks/clientApi/lists/rust';
import { swiftApi } from '../../../../../plugins/samples/checks/clientApi/lists/swift';
import { createReader, type GrammarLanguage } from '../../../../../plugins/samples/checks/grammars';
import { offenders } from '../../../../offenders';
import { recordOf } from '../../content/recordOf';

const read = createReader(resolve('.'));

/** Checks the last fence of a page with the given fences. */
async function check(lang: GrammarLanguage, ...codes: string[]): Promise<string[]> {
  const { fences } = recordOf(codes.map((code) => `\`\`\`${lang}\n${code}\n\`\`\`\n`).join('\n'));
  const last = fences.at(-1);
  if (!last) throw new Error('There is no fence.');
  const problems = await checkClientApi(last, lang, fences, read);
  return problems.map(({ line, column, rule, message }) => `${line}:${column} ${rule} ${message}`);
}

const python = 'from convex import ConvexClient, ConvexError\nclient = ConvexClient("https://x")\n';
const rust = `use convex::{ConvexClient, ConvexClientBuilder, FunctionResult, Value};
async fn run(client: &mut ConvexClient) -> anyhow::Result<()> {
`;
const swift = 'import ConvexMobile\nlet convex = ConvexClient(deploymentUrl: "https://x")\n';
const kotlin =
  'import dev.convex.android.ConvexClient\nval convex by lazy { ConvexClient("https://x") }\n';

describe('checkClientApi', () => {
  test.each([
    ['python', `${python}for task in client.subscribe("a", args={}):\n    print(task)`],
    ['python', `${python}sub = client.subscribe("a")\nsub.unsubscribe()\nprint(sub.id)`],
    ['python', `${python}try:\n    pass\nexcept ConvexError as error:\n    print(error.data)`],
    ['python', 'import convex\nclient = convex.ConvexClient("https://x")\nclient.clear_auth()'],
    ['python', `${python}client.query("a")["first"].strip()`],
    ['python', 'import requests\nclient = requests.Session()\nclient.post("https://x")'],
    [
      'rust',
      `${rust}let mut stream = client.subscribe("a", args).await?;\nstream.next().await;\n}`,
    ],
    [
      'rust',
      `${rust}if let FunctionResult::ConvexError(error) = client.query("a", args).await? {
println!("{} {:?}", error.message, error.data);
}
let value = Value::Object(map);
value.export();
}`,
    ],
    [
      'rust',
      `${rust}let c = ConvexClientBuilder::new("x").build().await.unwrap();\nc.watch_all();\n}`,
    ],
    ['rust', 'use serde_json::Value;\nuse convex::ConvexClient;\nfn f() { Value::Number(n); }'],
    ['swift', `${swift}let tasks = convex.subscribe(to: "a", yielding: [Task].self).first()`],
    ['swift', `${swift}struct A: Decodable { @ConvexInt var n: Int }`],
    ['swift', `${swift}func f() async { do {} catch ClientError.ConvexError(let data) {} }`],
    ['kotlin', `${kotlin}fun f() = convex.subscribe<Int>(name = "a")`],
    ['kotlin', `${kotlin}class ConvexDocument(val id: String)\nval d = ConvexDocument("a")`],
    [
      'kotlin',
      'import dev.convex.android.*\nfun f(s: AuthState<A>) = s is AuthState.Authenticated',
    ],
  ] as const)('accepts %s: %s', async (lang, code) => {
    expect(await check(lang, code)).toEqual([]);
  });

  test.each([
    [
      'python',
      'from convex import ConvexClient, ConvexInt32',
      '2:34 client-api `convex` in convex 0.7.0 does not have `ConvexInt32`. Did you mean `ConvexInt64`?',
    ],
    ['python', 'from convex.http import ConvexHttpClient', 'The API in convex 0.7.0 does not have'],
    ['python', `${python}client.set_token("a")`, '4:8 client-api `ConvexClient` in convex 0.7.0'],
    ['python', `${python}client.query("a", arguments={})`, '`ConvexClient.query` in convex'],
    ['python', `${python}client.watch_all().unsubscribe()`, '`QuerySetSubscription` in convex'],
    [
      'python',
      `${python}try:\n    pass\nexcept ConvexError as error:\n    print(f"{error.payload}")`,
      '`ConvexError` in convex 0.7.0 does not have `payload`.',
    ],
    ['python', 'import convex\nconvex.ConvexClint("x")', 'Did you mean `ConvexClient`?'],
    ['rust', `${rust}client.subscribe_all();\n}`, '`ConvexClient` in convex 0.10.4 does not have'],
    ['rust', `${rust}client.set_token_callback(f).await;\n}`, 'does not have `set_token_callback`'],
    ['rust', `${rust}FunctionResult::Error(e);\n}`, '`FunctionResult` in convex 0.10.4'],
    [
      'rust',
      `${rust}if let FunctionResult::ConvexError(error) = r {\nprintln!("{}", error.code);\n}\n}`,
      '`ConvexError` in convex 0.10.4 does not have `code`',
    ],
    [
      'rust',
      'use convex::ConvexError;\nfn f() { let ConvexError { text } = e; }',
      '`ConvexError` in convex',
    ],
    ['rust', 'use convex::{ConvexClient, ConvexBuilder};', '`convex` in convex 0.10.4 does not'],
    [
      'rust',
      `${rust}ConvexErrors::new();\nlet x: ConvexClients = y;\n}`,
      'Did you mean `ConvexError`?',
    ],
    ['swift', `${swift}convex.query("a")`, '`ConvexClient` in convex-swift 0.8.1'],
    [
      'swift',
      `${swift}convex.subscribe(name: "a")`,
      '4:18 client-api `ConvexClient.subscribe` in convex-swift 0.8.1 does not have `name`.',
    ],
    ['swift', `${swift}let b = ConvexClient(url: "x")`, '`ConvexClient` in convex-swift 0.8.1'],
    ['swift', `${swift}struct A { @ConvexInteger var n: Int }`, 'Did you mean `ConvexInt`?'],
    [
      'swift',
      `${swift}func f() { do {} catch ClientError.NetworkError(let m) {} }`,
      '`ClientError` in convex-swift 0.8.1 does not have `NetworkError`',
    ],
    ['swift', 'import ConvexMobil\nlet a = ConvexClient(x)', '`ConvexClient` is not imported.'],
    [
      'kotlin',
      'import dev.convex.android.ConvexNumber',
      '2:27 client-api `dev.convex.android` in android-convexmobile 0.8.0',
    ],
    ['kotlin', `${kotlin}val f = convex.socketStateFlow`, 'does not have `socketStateFlow`'],
    [
      'kotlin',
      `${kotlin}val e = ConvexError("a", "b")`,
      '`ConvexError` is not imported. Import it.',
    ],
    ['kotlin', `${kotlin}val c = ConvexClient(url = "x")`, 'does not have `url`'],
    [
      'kotlin',
      `${kotlin}class R(private val c: ConvexClient) { fun f() = this.c.watch("a") }`,
      'does not have `watch`',
    ],
  ] as const)('refuses %s: %s', async (lang, code, message) => {
    const found = await check(lang, code);
    expect(found).not.toEqual([]);
    expect(found.join('\n')).toContain(message);
  });

  test('knows the client that another fence of the page creates', async () => {
    expect(await check('swift', swift, 'convex.mutations("a")')).toEqual([
      expect.stringContaining('Did you mean `mutation`?'),
    ]);
    expect(await check('python', `${python}db = client`, 'db.execute("a")')).toEqual([
      expect.stringContaining('`ConvexClient` in convex 0.7.0 does not have `execute`'),
    ]);
  });

  test('leaves a client of another package alone, even with the same name', async () => {
    const own = 'client = requests.Session()\nclient.post("https://x")';
    expect(await check('python', python, own)).toEqual([]);
  });

  test('says that a property cannot be called', async () => {
    const code = `${python}client.subscribe("a").id()`;
    expect(await check('python', code)).toEqual([
      expect.stringContaining('`QuerySubscription.id` is a property. Remove the parentheses.'),
    ]);
  });
});

describe('the lists of client APIs', () => {
  const apis = [pythonApi, rustApi, swiftApi, kotlinApi];
  const named = apis.map((api): [string, ClientApi] => [api.file, api]);

  test('export each type that has members', () => {
    const faults = offenders(named, ({ modules, types }) => {
      const exported = Object.values(modules).flat();
      return Object.keys(types).filter((name) => !exported.includes(name));
    });
    expect(faults).toEqual([]);
  });

  test('refer only to their own types', () => {
    const faults = offenders(named, ({ types }) => {
      const used = Object.values(types).flatMap(({ parent, members }) => [
        ...(parent === undefined ? [] : [parent]),
        ...Object.values(members).flatMap(({ type }) => type ?? []),
      ]);
      return used.filter((name) => !(name in types));
    });
    expect(faults).toEqual([]);
  });

  test('have the versions that the pages install', () => {
    const pages = { 'kotlin.ts': 'android/index', 'swift.ts': 'swift/index' };
    const faults = offenders(named, ({ version, file }) => {
      const page = pages[file as keyof typeof pages] ?? file.replace('.ts', '');
      const [major, minor] = version.split('.');
      const text = readFileSync(`docs/client/${page}.mdx`, 'utf8');
      const isNamed = new RegExp(`version ${major}\\.${minor}\\b`).test(text);
      return [!isNamed && `${page}.mdx doesn't name version ${major}.${minor}`];
    });
    expect(faults).toEqual([]);
  });

  test('are one file for each language, and no other', () => {
    const files = readdirSync('plugins/samples/checks/clientApi/lists');
    expect(files.sort()).toEqual(apis.map(({ file }) => file).sort());
  });
});
