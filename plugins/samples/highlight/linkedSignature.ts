import type { Link } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { jsxElement } from '../../../src/lib/mdast';
import type { FenceLanguage } from '../../content';
import { addressOf, type NameTable } from '../../reference';
import { highlightedRuns, joinRuns, type Run } from './highlight';

type Child = MdxJsxTextElement['children'][number];

/** Text whose spaces and line breaks are kept. */
function exactText(value: string): Child {
  const expression = { type: 'Literal' as const, value, raw: JSON.stringify(value) };
  const statement = { type: 'ExpressionStatement' as const, expression };
  return {
    type: 'mdxTextExpression',
    value: expression.raw,
    data: { estree: { type: 'Program', sourceType: 'module', comments: [], body: [statement] } },
  };
}

function runNode({ text, token, url }: Run): Child {
  const value = exactText(text);
  const colored: Child =
    token === undefined
      ? value
      : jsxElement('span', { className: token }, [value], 'mdxJsxTextElement');
  return url === undefined
    ? colored
    : { type: 'link', url, children: [colored] as Link['children'] };
}

interface SignatureLinks {
  /** The names of types in it that have a page. */
  names: readonly string[];
  file: string;
  table: NameTable;
}

/**
 * Highlights a signature on a page of the reference. The names of types link to their pages. These
 * are links of the site, so a page that they name opens without loading a document.
 */
export function linkedSignature(
  code: string,
  language: FenceLanguage,
  { names, file, table }: SignatureLinks,
): MdxJsxFlowElement['children'] {
  const urls = new Map<string, string>();
  for (const name of names) {
    const symbol = table.resolveInReference(name, file);
    if (symbol && !file.endsWith(`${symbol.route}.mdx`)) urls.set(name, addressOf({ symbol }));
  }
  // A name with a colon after it is a parameter or property.
  const links = [...code.matchAll(/(?<![\w$."'])[A-Za-z_$][\w$]*(?!\w|\??:)/g)].flatMap(
    ({ 0: text, index: start }) => {
      const url = urls.get(text);
      return url === undefined ? [] : [{ start, end: start + text.length, url }];
    },
  );
  // Names never span two runs.
  let offset = 0;
  const runs = highlightedRuns(code, language).flatMap(({ text, token }) => {
    const pieces: Run[] = [];
    let from = 0;
    for (const { start, end, url } of links) {
      if (start < offset || end > offset + text.length) continue;
      pieces.push({ text: text.slice(from, start - offset), token });
      from = end - offset;
      pieces.push({ text: text.slice(start - offset, from), token, url });
    }
    offset += text.length;
    return [...pieces, { text: text.slice(from), token }].filter((piece) => piece.text !== '');
  });
  return joinRuns(runs).map(runNode) as MdxJsxFlowElement['children'];
}
