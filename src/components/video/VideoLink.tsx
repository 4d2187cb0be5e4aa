import type { ReactNode } from 'react';
import { Icon } from '../article/Icon';
import styles from '../navigation/Cards.module.css';

export interface VideoLinkProps {
  /** The video's id at YouTube. */
  id: string;
  title: string;
}

/** A card that links to a video; nothing is loaded from another host until it is followed. */
export function VideoLink({ id, title }: VideoLinkProps): ReactNode {
  return (
    <a className={styles.card} href={`https://www.youtube.com/watch?v=${id}`} data-block="">
      <Icon name="play" />
      <span className={styles.title}>{title}</span>
      <span>Video on YouTube</span>
    </a>
  );
}
