import type { ReactNode } from 'react';

/** What stands out in the samples, by the class that colors it. */
const tokens =
  /(?<string>f?"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<keyword>\b(?:await|const|if|import|new|raise|throw|null|true|false|None|True|False)\b)|(?<number>\b\d+(?:\.\d+)?\b)|(?<function>\b(?:curl|fetch|print)\b)/g;

/** Colors strings, numbers and keywords of a sample; the highlighter of the build stays out of the browser. */
export function highlightCode(code: string): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(tokens)) {
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
  return <span className="line">{parts}</span>;
}
