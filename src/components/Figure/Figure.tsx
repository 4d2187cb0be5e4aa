import type { ReactNode } from 'react';
import styles from './Figure.module.css';

interface FigureProps {
  caption: string;
  /** An inline SVG of class `drawing`, then an ordered list that explains its numbers. */
  children: ReactNode;
}

export function Figure({ caption, children }: FigureProps): ReactNode {
  return (
    <figure className={styles.figure} data-block="">
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
