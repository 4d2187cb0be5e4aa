import { Icon } from '@site/src/components/article/Icon';
import type { ReactNode } from 'react';
import type { OptionProps } from '../hooks/useListNavigation';
import styles from './ResultRow.module.css';

interface MoreRowProps extends OptionProps {
  shown: number;
  left: number;
  hasFailed: boolean;
  onMore: () => void;
}

/** The row below the results that lists further ones. */
export function MoreRow({ shown, left, hasFailed, onMore, ...option }: MoreRowProps): ReactNode {
  return (
    <button {...option} className={styles.result} type="button" onClick={onMore}>
      <Icon name="chevron-down" />
      <span className={styles.line}>
        <span className={styles.title}>{hasFailed ? 'Did not load: try again' : 'Show more'}</span>
        <span className={styles.where}>
          {shown} of {shown + left}
        </span>
      </span>
    </button>
  );
}
