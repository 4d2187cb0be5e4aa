import type { ReactNode } from 'react';

/** Sources of regular expressions, one for each kind of token; the kinds are the classes that color them. */
interface Grammar {
  comment: string;
  /** The keys of an object. */
  property: string;
  string: string;
  /** Separated by spaces. */
  keywords: string;
}

const { raw } = String;
const hash = raw`(?<=^|\s)#.*`;
const quoted = raw`f?"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|${'`'}(?:[^${'`'}\\]|\\.)*${'`'}`;

/** Languages with braces. A keyword of one of them is rarely a name in another. */
const script: Grammar = {
  comment: raw`\/\/.*|\/\*[^]*?\*\/`,
  property: raw`(?<=(?:^|[,{])[ \t]*)[\w$]+(?=\??:)`,
  string: quoted,
  keywords:
    'as async await break case catch class const continue default defer else enum export extends false finally fn for from fun func function guard if implements import in interface let match mut new null private pub public return self struct suspend switch throw throws true try type typeof undefined use val var void while',
};
const markup: Grammar = { ...script, comment: raw`<!--[^]*?-->|\/\/.*` };
const data: Grammar = {
  comment: hash,
  property: raw`"[^"\n]*"(?=\s*:)|^[ \t-]*[\w.-]+(?=:| =)`,
  string: quoted,
  keywords: 'false null true',
};
const python: Grammar = {
  comment: hash,
  property: raw`\w+(?==\S)`,
  string: quoted,
  keywords:
    'and as async await class def elif else except False finally for from if import in is lambda None not or pass raise return True try while with yield',
};
/** Text between quotes can have several lines, such as the body of a request. */
const shell: Grammar = {
  comment: hash,
  property: raw`(?<=\s)--?[\w-]+`,
  string: raw`"(?:[^"\\]|\\[^])*"|'[^']*'`,
  keywords: 'do done else export fi for if in then',
};

function tokensOf({ keywords, ...grammar }: Grammar): RegExp {
  const groups = {
    ...grammar,
    keyword: raw`(?<![.\w$])(?:${keywords.replaceAll(' ', '|')})(?![\w$])`,
    number: raw`(?<![\w$])\d[\d_]*(?:\.\d+)?\b`,
    function: raw`[\w$]+(?=\()|(?<=^[ \t]*)(?:curl|npm|npx|pip)\b`,
  };
  const named = Object.entries(groups).map(([name, source]) => `(?<${name}>${source})`);
  return new RegExp(named.join('|'), 'gm');
}

const markupTokens = tokensOf(markup);
const dataTokens = tokensOf(data);
const scriptTokens = tokensOf(script);

/** By language of the fence; the others are like JavaScript. */
const tokens: Readonly<Record<string, RegExp>> = {
  bash: tokensOf(shell),
  html: markupTokens,
  json: dataTokens,
  python: tokensOf(python),
  svelte: markupTokens,
  toml: dataTokens,
  vue: markupTokens,
  yaml: dataTokens,
};

/**
 * Colors code in the browser, for samples that readers change or that weren't known when building. The highlighter of
 * the build (plugins/samples/highlight) is more exact, but too large to download.
 * @param language of the fence; `text` has no colors
 */
export function highlightCode(code: string, language: string): ReactNode {
  if (language === 'text') return code;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(tokens[language] ?? scriptTokens)) {
    const [name] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    parts.push(code.slice(end, match.index));
    parts.push(
      <span key={match.index} className={name}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  parts.push(code.slice(end));
  return parts;
}
