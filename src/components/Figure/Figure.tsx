import type { ReactNode } from 'react';
import type { PropsOf } from '../props';
import type * as definitions from './definition';
import styles from './Figure.module.css';

export function Figure({ caption, children }: PropsOf<typeof definitions.Figure>): ReactNode {
  return (
    <figure className={styles.figure} data-block="">
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
