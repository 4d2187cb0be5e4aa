import type { ComponentProps, ReactNode } from 'react';
import styles from './Table.module.css';

/** A table in a box that scrolls horizontally if the table is too wide. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      className={`${styles.table} scroll-x`}
      data-block=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label="Table"
    >
      <table {...props} />
    </div>
  );
}

/** A table's header cell; the empty corner above row names isn't a header. */
export function HeaderCell({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children ? <th {...props}>{children}</th> : <td {...props} />;
}
