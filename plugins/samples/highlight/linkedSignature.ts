import type { Link } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { FenceLanguage } from '../../content';
import { addressOf, type NameTable } from '../../reference';
import { type CodePart, highlightedParts } from './highlight';

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

function partNode({ text, token, note: url }: CodePart): Child {
  const value = exactText(text);
  const colored: Child =
    token === undefined
      ? value
      : {
          type: 'mdxJsxTextElement',
          name: 'span',
          attributes: [{ type: 'mdxJsxAttribute', name: 'className', value: token }],
          children: [value],
        };
  return url === undefined
    ? colored
    : { type: 'link', url, children: [colored] as Link['children'] };
}

interface SignatureLinks {
  /** The names of types in it that have a page. */
  names: readonly string[];
  /** The page that contains it. */
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
  const linked = [...code.matchAll(/(?<![\w$."'])[A-Za-z_$][\w$]*(?!\w|\??:)/g)].flatMap(
    ({ 0: text, index: start }) => {
      const url = urls.get(text);
      return url === undefined ? [] : [{ start, length: text.length, note: url }];
    },
  );
  return highlightedParts(code, language, linked).map(partNode) as MdxJsxFlowElement['children'];
}
