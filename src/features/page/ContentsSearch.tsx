import type { TOCTreeNode } from '@docusaurus/theme-common/internal';
import { isComposing } from '@site/src/lib/keys';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ContentsList, useActiveHeading } from './TableOfContents';

/** How many headings there are, those below others included. */
function countNodes(nodes: readonly TOCTreeNode[]): number {
  return nodes.reduce((count, { children }) => count + 1 + countNodes(children), 0);
}

/** What a reader sees of a heading's HTML. */
function textOf(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  return text.replaceAll('&amp;', '&');
}

/**
 * Makes a test for texts that contain each word of a query, whatever its case.
 * @returns undefined for a query without words
 */
function wordFilter(query: string): ((text: string) => boolean) | undefined {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return (text) => {
    const lower = text.toLowerCase();
    return words.every((word) => lower.includes(word));
  };
}

/** The headings that contain each word of a query, and those above them. An empty query matches all. */
function matchingNodes(nodes: readonly TOCTreeNode[], query: string): readonly TOCTreeNode[] {
  const isMatch = wordFilter(query);
  if (!isMatch) return nodes;
  return nodes.flatMap((node) => {
    const children = matchingNodes(node.children, query);
    if (isMatch(textOf(node.value))) return [node];
    return children.length > 0 ? [{ ...node, children: [...children] }] : [];
  });
}

export interface ContentsSearchProps {
  nodes: readonly TOCTreeNode[];
}

/** A shorter list is read faster than searched. */
const fewestToSearch = 10;

/** The contents in a box that opens over the page: with a search field, and closed once a heading is chosen. */
export function ContentsSearch({ nodes }: ContentsSearchProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const active = useActiveHeading(nodes);
  const found = matchingNodes(nodes, query);
  const details = () => box.current?.closest('details');

  useEffect(() => {
    const scroller = box.current?.parentElement;
    const current = scroller?.querySelector<HTMLElement>('[aria-current]');
    if (scroller && current) scroller.scrollTop = current.offsetTop - scroller.clientHeight / 2;
  }, []);

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      const opened = details();
      if (opened && !opened.contains(target as Node)) opened.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  });

  const close = ({ target }: MouseEvent) => {
    const opened = details();
    if (opened && (target as Element).closest('a')) opened.open = false;
  };
  const choose = ({ key, target, nativeEvent }: KeyboardEvent) => {
    if (isComposing(nativeEvent)) return;
    const opened = details();
    if (key === 'Escape' && opened) {
      opened.open = false;
      opened.querySelector('summary')?.focus();
    }
    if (key === 'Enter' && target instanceof HTMLInputElement)
      box.current?.querySelector('a')?.click();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links and the field in it
    <div ref={box} onClick={close} onKeyDown={choose}>
      {countNodes(nodes) >= fewestToSearch && (
        <input
          type="search"
          placeholder="Find a heading"
          aria-label="Find a heading"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      )}
      <ContentsList nodes={found} active={active} />
      {found.length === 0 && <p>No heading contains “{query.trim()}”.</p>}
    </div>
  );
}
