import { correct } from './corrections';

/** The first sentence in a comment's Markdown, without formatting. */
export function firstSentenceIn(comment: string): string {
  const [text = ''] = correct(comment).split(/\n\s*\n|```/);
  const plain = text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|\{@\w+ ([^}|]+)[^}]*\}/g, '$1')
    .replace(/\s+/g, ' ');
  return /^.*?[.:](?=\s|$)/.exec(plain.trim())?.[0].replace(/:$/, '.') ?? plain.trim();
}
