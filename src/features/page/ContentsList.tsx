import Link from '@docusaurus/Link';
import type { TOCTreeNode } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';

interface ContentsListProps {
  nodes: readonly TOCTreeNode[];
  /** Id of the heading the reader is at. */
  active?: string;
}

/** Headings of a page as nested links. */
export function ContentsList({ nodes, active }: ContentsListProps): ReactNode {
  if (nodes.length === 0) return null;
  return (
    <ul>
      {nodes.map(({ id, value, children }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            aria-current={id === active ? 'true' : undefined}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the heading's own HTML, made when building
            dangerouslySetInnerHTML={{ __html: value }}
          />
          <ContentsList nodes={children} active={active} />
        </li>
      ))}
    </ul>
  );
}
