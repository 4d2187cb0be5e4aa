import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import type { IconName } from '../icons';
import type { PropsOf } from '../props';
import styles from './Aside.module.css';
import type * as definitions from './definition';

const icons = {
  note: 'info',
  tip: 'lightbulb',
  warning: 'triangle-alert',
  beta: 'flask-conical',
} as const;

interface BoxProps extends PropsOf<typeof definitions.Aside> {
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
