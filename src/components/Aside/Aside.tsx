import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import type { IconName } from '../icons';
import styles from './Aside.module.css';

interface AsideProps {
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

interface BoxProps extends AsideProps {
  /** @defaultValue the icon of its type */
  icon?: IconName;
}

/** A fact next to the main text; at most two a page. */
export function Aside({ type, title, icon = icons[type], children }: BoxProps): ReactNode {
  return (
    <div className={clsx(styles.aside, styles[type])} role="note" data-block="">
      <Icon name={icon} />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
