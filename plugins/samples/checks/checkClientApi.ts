import type { ClientApi } from './clientApi/api';
import { FaultFinder, usesPackage } from './clientApi/findFaults';
import { kotlinApi } from './clientApi/lists/kotlin';
import { pythonApi } from './clientApi/lists/python';
import { rustApi } from './clientApi/lists/rust';
import { swiftApi } from './clientApi/lists/swift';
import { readKotlin } from './clientApi/syntax/readKotlin';
import { readPython } from './clientApi/syntax/readPython';
import { readRust } from './clientApi/syntax/readRust';
import { readSwift } from './clientApi/syntax/readSwift';
import type { ReadNames, SampleNames } from './clientApi/syntax/sampleNames';
import type { GrammarLanguage, ReadCode } from './grammars';
import { type Fence, type Problem, problemAt } from './verdict';

/** The client libraries whose samples can't be compiled, by language. */
const clients: Partial<Record<GrammarLanguage, { api: ClientApi; readNames: ReadNames }>> = {
  python: { api: pythonApi, readNames: readPython },
  rust: { api: rustApi, readNames: readRust },
  swift: { api: swiftApi, readNames: readSwift },
  kotlin: { api: kotlinApi, readNames: readKotlin },
};

/** The names in each fence, which is read once although every fence of its page needs them. */
const namesByFence = new WeakMap<Fence, Promise<SampleNames>>();

/** Checks that the names of a client library in a fence are in the reviewed list of its API. */
export async function checkClientApi(
  fence: Fence,
  lang: GrammarLanguage,
  page: readonly Fence[],
  read: ReadCode,
): Promise<Problem[]> {
  const client = clients[lang];
  if (!client) return [];
  const readNames = async ({ code }: Fence): Promise<SampleNames> => {
    const tree = await read(lang, code);
    const names = client.readNames(tree.rootNode);
    tree.delete();
    return names;
  };
  const namesOf = (sample: Fence) => {
    const names = namesByFence.get(sample) ?? readNames(sample);
    namesByFence.set(sample, names);
    return names;
  };
  const fences = page.filter((other) => other.lang === lang && other.meta.skip === undefined);
  const samples = await Promise.all(fences.map(namesOf));
  if (!samples.some((sample) => usesPackage(client.api, sample))) return [];
  return new FaultFinder(client.api, await namesOf(fence), samples)
    .find()
    .map(({ offset, message }) => problemAt(fence, offset, 'client-api', message));
}
