import type { TOCTreeNode } from '@docusaurus/theme-common/internal';
import { useEffect, useState } from 'react';

/** How far below the top of the window a heading counts as reached, in pixels: the navbar and a line. */
const reach = 120;

function idsOf(nodes: readonly TOCTreeNode[]): string[] {
  return nodes.flatMap((node) => [node.id, ...idsOf(node.children)]);
}

function headingAtTop(ids: readonly string[]): string | undefined {
  const reached = ids.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= reach;
  });
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
  // What is below the last screen never comes to its top.
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
  return (isAtEnd ? ids : reached).at(-1) ?? ids[0];
}

/** The section that the address names, which an inline script marks before the application runs, or the first one. */
function firstActive(nodes: readonly TOCTreeNode[]): string | undefined {
  const named = typeof location === 'undefined' ? '' : location.hash.slice(1);
  return idsOf(nodes).includes(named) ? named : nodes[0]?.id;
}

/** The id of the last heading that has been reached, or else of the first one. At the end of the page, all have been. */
export function useActiveHeading(nodes: readonly TOCTreeNode[]): string | undefined {
  const [active, setActive] = useState(() => firstActive(nodes));

  useEffect(() => {
    const ids = idsOf(nodes);
    const update = () => setActive(headingAtTop(ids));
    update();
    document.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      document.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [nodes]);

  return active;
}
