// Highlights code while the site is built, so that readers download no highlighter.
import { diffArrays } from 'diff';
import { refractor } from 'refractor';
import jsx from 'refractor/jsx';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';
import { type FenceLanguage, type LineMark, prismGrammar } from '../../content';

type Tuned = Record<'bash' | 'javascript' | 'tsx' | 'typescript', Record<string, unknown>>;
const languages = refractor.languages as typeof refractor.languages & Tuned;
// A key of an object has no color in TypeScript, and should have none after the switch to JavaScript.
delete languages.javascript['literal-property'];
for (const grammar of [languages.javascript, languages.typescript]) {
  delete grammar['string-property'];
  delete grammar.constant;
}
// Types, but not properties with such a name.
languages.typescript.builtin =
  /(?<![.\w$])(?:any|boolean|never|number|string|symbol|unknown)\b(?!\s*\??[:(])/;
languages.insertBefore('typescript', 'keyword', {
  annotation: {
    pattern:
      /(?<=(?:[:<|&[]|=>|\bas|\bextends|\bkeyof|\b(?:typeof|type) )\s*|<[^<>()=]*, )[A-Z](?:[\w$]*[a-z][\w$]*)?\b(?![(.])/,
    alias: 'class-name',
  },
});
languages.insertBefore('kotlin', 'function', {
  'class-name': /\b[A-Z]\w*[a-z]\w*\b(?!\s*\.[a-z])/,
});
// The command, whichever it is.
delete languages.bash.builtin;
languages.bash.function = {
  pattern:
    /(^[ \t]*|[;|&]\s*|\$\()(?!(?:if|then|for|do|done|fi|else|while|in)\b)[a-z][\w.-]*(?=\s|$|\))(?!=)/m,
  lookbehind: true,
  greedy: true,
};
for (const language of [jsx, toml, tsx]) refractor.register(language);
// Markup with TypeScript in its scripts and, between braces, in its tags and text.
languages.svelte = languages.extend('markup', { tag: languages.tsx.tag as RegExp });
languages.insertBefore('svelte', 'tag', {
  script: {
    pattern: /(<script\b[^>]*>)[\s\S]*?(?=<\/script>)/,
    lookbehind: true,
    greedy: true,
    inside: languages.typescript,
  },
});
languages.insertBefore('svelte', 'entity', {
  expression: {
    pattern: /\{(?:[^{}]|\{[^{}]*\})*\}/,
    inside: {
      block: { pattern: /(?<=^\{)[#:/@]\w+(?: if)?/, alias: 'keyword' },
      rest: languages.typescript,
    },
  },
});

/**
 * The Prism token classes that have a color, with the class that stands for it in the HTML: neighbors of one color are
 * one element. All other tokens are plain text.
 */
const colorClasses: Readonly<Record<string, string | undefined>> = {
  atrule: 'class-name',
  'attr-name': 'class-name',
  'attr-value': 'string',
  boolean: 'number',
  builtin: 'class-name',
  'class-name': 'class-name',
  comment: 'comment',
  constant: 'number',
  function: 'function',
  keyword: 'keyword',
  number: 'number',
  operator: 'punctuation',
  property: 'class-name',
  punctuation: 'punctuation',
  // An expression in a tag, without the color of the tag.
  script: undefined,
  string: 'string',
  tag: 'keyword',
};

/** A piece of code in one color. */
export interface Run {
  text: string;
  token: string | undefined;
  url?: string;
}

type Node = ReturnType<typeof refractor.highlight>['children'][number];

function runsOf(nodes: Node[], token?: string): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'text') return [{ text: node.value, token }];
    if (node.type !== 'element') return [];
    const classes = (node.properties.className as string[] | undefined) ?? [];
    const own = classes.find((name) => name in colorClasses);
    return runsOf(node.children, own === undefined ? token : colorClasses[own]);
  });
}

export function highlightedRuns(code: string, language: FenceLanguage): Run[] {
  const grammar = prismGrammar(language);
  if (grammar === undefined) return [{ text: code, token: undefined }];
  return runsOf(refractor.highlight(code, grammar).children);
}

/** Joins neighbors of the same color, including whitespace, so that the page has fewer elements. */
export function joinRuns(runs: Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isSame = last?.token === run.token || run.text.trim() === '';
    if (last && isSame && !last.url && !run.url) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}

function splitLines(runs: Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    for (const [index, text] of run.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...run, text });
    }
  }
  return lines;
}

function runsHtml(runs: Run[]): string {
  const parts = joinRuns(runs).map(({ text, token }) => {
    const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return token === undefined ? html : `<span class="${token}">${html}</span>`;
  });
  return `${parts.join('')}\n`;
}

interface Line {
  runs: Run[];
  mark: LineMark | undefined;
  /** Hidden until the reader asks for the whole file. */
  isFar?: boolean | undefined;
}

/**
 * HTML with a `span.line` around each marked line and each group of others. Agents that convert the page skip removed
 * lines, as the page's Markdown does.
 */
function linesHtml(lines: readonly Line[]): string {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.[0];
    const isSame = last && !last.mark && !line.mark && last.isFar === line.isFar;
    if (isSame) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups
    .map((group) => {
      const html = group.map(({ runs }) => runsHtml(runs)).join('');
      const { mark, isFar } = group[0] as Line;
      // What stands for hidden lines is drawn before them, in the same box.
      if (isFar)
        return `<span class="line far" data-lines="${group.length}"><span>${html}</span></span>`;
      const ignored = mark === 'remove' ? ' data-markdown-ignore=""' : '';
      return `<span class="line${mark ? ` ${mark}` : ''}"${ignored}>${html}</span>`;
    })
    .join('');
}

/**
 * Highlights code as HTML: spans with the classes of colors and, where lines are marked, a `span.line` around them.
 * @param marks one entry for each line, as `resolveMarks` returns them
 */
export function highlight(
  code: string,
  language: FenceLanguage,
  marks: (LineMark | undefined)[] = [],
): string {
  const runs = highlightedRuns(code, language);
  if (!marks.some((mark) => mark !== undefined)) return runsHtml(runs);
  return linesHtml(splitLines(runs).map((line, index) => ({ runs: line, mark: marks[index] })));
}

/** How many unchanged lines are shown around a change. */
const contextLines = 3;
/** Fewer lines than these aren't worth hiding. */
const minHidden = 4;

/** Finds the lines that are so far from any change that readers see them only in the whole file. */
function farLines(changes: readonly (LineMark | undefined)[]): boolean[] {
  const isFar = changes.map(() => false);
  const text = changes.map((mark) => (mark ? '+' : ' ')).join('');
  for (const { 0: unchanged, index } of text.matchAll(/ +/g)) {
    const after = index + unchanged.length;
    const start = index === 0 ? 0 : index + contextLines;
    const end = after === text.length ? after : after - contextLines;
    if (end - start >= minHidden) isFar.fill(true, start, end);
  }
  return isFar;
}

/**
 * Highlights the new version of a file, with the lines that have been removed from the old one in it.
 * @returns its HTML, `folded` if some of its lines are hidden until the reader asks for them
 */
export function highlightChanges(
  before: string,
  after: string,
  language: FenceLanguage,
): { html: string; diff: true | 'folded' } {
  const changes = diffArrays(before.split('\n'), after.split('\n')).flatMap(
    ({ added, removed, count }) =>
      Array<LineMark | undefined>(count).fill(added ? 'add' : removed ? 'remove' : undefined),
  );
  // Each version is highlighted alone, because both together aren't valid code.
  const old = splitLines(highlightedRuns(before, language)).values();
  const current = splitLines(highlightedRuns(after, language)).values();
  const isFar = farLines(changes);
  const lines = changes.map((mark, index) => {
    const removed = mark === 'add' ? undefined : old.next().value;
    const runs = mark === 'remove' ? removed : current.next().value;
    return { runs: runs ?? [], mark, isFar: isFar[index] };
  });
  return { html: linesHtml(lines), diff: isFar.includes(true) ? 'folded' : true };
}
