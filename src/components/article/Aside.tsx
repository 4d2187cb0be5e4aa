import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Aside.module.css';
import { Icon } from './Icon';

export interface AsideProps {
  /** A warning is for lost data, lost money or a security hole. */
  type: 'note' | 'tip' | 'warning' | 'beta';
  title: string;
  children: ReactNode;
}

const icons = {
  note: 'info',
  tip: 'lightbulb',
  warning: 'triangle-alert',
  beta: 'flask-conical',
} as const;

/** A fact next to the main text; at most two a page. */
export function Aside({ type, title, children }: AsideProps): ReactNode {
  return (
    <div className={clsx(styles.aside, styles[type])} role="note" data-block="">
      <Icon name={icons[type]} />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
