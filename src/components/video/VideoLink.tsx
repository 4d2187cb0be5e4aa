import type { ReactNode } from 'react';
import { Icon } from '../article/Icon';
import styles from './VideoLink.module.css';

export interface VideoLinkProps {
  /** The video's id at YouTube. */
  id: string;
  title: string;
}

/** A link to a video; nothing is loaded from another host until it is followed. */
export function VideoLink({ id, title }: VideoLinkProps): ReactNode {
  return (
    <a className={styles.videoLink} href={`https://www.youtube.com/watch?v=${id}`} data-block="">
      <span className={styles.play}>
        <Icon name="play" />
      </span>
      <div>
        <div className={styles.title}>{title}</div>
        <div className={styles.where}>Video on YouTube</div>
      </div>
    </a>
  );
}
