import type { Code, Nodes } from 'mdast';
import { isElement, textOf, walk } from '../../../src/lib/mdast';
import { parseFenceMeta } from '../parse/fenceMeta';
import type { Page, Report } from '../parse/page';
import { isCheckedBy } from '../schema/languages';

interface Fault {
  rule: string;
  /** Code that readers may copy, output of a terminal, shell commands, or sentences. */
  in: 'code' | 'output' | 'shell' | 'text';
  pattern: RegExp;
  fix: string;
  /** Pages that may have it. */
  except?: RegExp;
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** Faults that readers have found on several pages. */
const faults: readonly Fault[] = [
  {
    rule: 'database-table',
    in: 'code',
    pattern: /\bdb\s*\.(?:get|patch|replace|delete)\(\s*(?!["'`)]|\w*[tT]able)/,
    fix: 'Name the table first, as in ctx.db.get("tasks", id). If the code is old on purpose, mark it `bad`.',
  },
  {
    rule: 'stand-in',
    in: 'code',
    pattern: /(?:""|''|\{\}) as (?:Id|Doc)</,
    fix: 'Readers see what is only for the compiler. Show the whole function, with the value as an argument.',
  },
  {
    rule: 'env-set-output',
    in: 'output',
    pattern:
      /Successfully set (?!\S+ \((?:on \w+ deployment [\w-]+|in default env vars for \w+ deployments)\)$)/m,
    fix: 'The CLI prints no value. Write: ✔ Successfully set NAME (on dev deployment happy-otter-123).',
  },
  {
    rule: 'env-set-value',
    in: 'shell',
    pattern: /\benv set (?:--?\S+ )*[A-Z][A-Z\d_]*[ =]</,
    fix: 'A shell reads < as a redirect. Leave the value out, so that the command asks for it, or put it in quotes.',
  },
  {
    rule: 'usage-name',
    in: 'text',
    pattern: /(?<!\()\bbandwidth\b/i,
    fix: 'The bill calls it data egress, or Database I/O. Use its name.',
  },
  {
    rule: 'authors-history',
    in: 'text',
    pattern: new RegExp(
      `\\b(?:in|until|since) (?:${months}) 20\\d\\d|\\bthe comment on\\b|\\bsays otherwise\\b`,
      'i',
    ),
    fix: 'Readers need what is true today. Say that, without how or when it was found out.',
    except: /^docs\/changes\.mdx$/,
  },
];

/** The module of a function that a client calls: `notes` in `api.notes.list` and `"notes:list"`. */
const calledModule = /\bapi\.([\w.]+)\.\w+|"(\w+(?:\/\w+)*):\w+"/g;

const isResult = (node: Nodes) =>
  isElement(node)
    ? node.name === 'Checkpoint'
    : node.type === 'paragraph' && /\bThe page shows\b/.test(textOf(node));

/** Checks what readers have stumbled over on several pages. */
export function checkCommonFaults({ file, tree }: Page, report: Report): void {
  const reportFaults = (node: Nodes, where: Fault['in'], text: string) => {
    for (const { rule, in: place, pattern, fix, except } of faults) {
      const [found] = (place === where && !except?.test(file) && pattern.exec(text)) || [];
      if (found) report(node, rule, `Readers stumble over "${found.trim()}". ${fix}`);
    }
  };

  const shown = new Map<string, Code>();
  /** Where code that calls a module first shows its result, by the module's file. */
  const called = new Map<string, Nodes | undefined>();
  const defined = new Set<string>();
  const checkCode = (node: Code) => {
    const { meta } = parseFenceMeta(node.meta ?? '');
    const { title = '' } = meta;
    const isProgram = isCheckedBy('program', node.lang);
    const module = /^convex\/(.+)\.[jt]sx?$/.exec(title)?.[1];
    const early = module === undefined || defined.has(module) ? undefined : called.get(module);
    if (early) {
      report(
        early,
        'checkpoint-early',
        `The code before this calls ${title}, which comes later. Move the code up.`,
      );
    }
    if (module !== undefined) defined.add(module);
    if (meta.hidden || meta.bad || meta.expectError !== undefined || meta.signature) return;
    if (isProgram) reportFaults(node, 'code', node.value);
    else if (node.lang === 'text') reportFaults(node, 'output', node.value);
    else if (node.lang === 'bash') reportFaults(node, 'shell', node.value);
    if (module === undefined) {
      for (const [, path = '', file = ''] of node.value.matchAll(calledModule)) {
        const calls = file || path.replaceAll('.', '/');
        if (!called.has(calls)) called.set(calls, undefined);
      }
    }
    const key = `${title}\n${node.value}`;
    const twin = shown.get(key);
    if (twin && title !== '') {
      report(
        node,
        'fence-repeated',
        `The page already shows this file on line ${twin.position?.start.line}. Remove one.`,
      );
    }
    shown.set(key, node);
  };

  walk(tree, (node) => {
    if (node.type === 'code') checkCode(node);
    else if (node.type === 'inlineCode') reportFaults(node, 'shell', node.value);
    else if (node.type === 'text') reportFaults(node, 'text', node.value);
    else if (isResult(node)) {
      for (const [module, first] of called) called.set(module, first ?? node);
    }
  });
}
