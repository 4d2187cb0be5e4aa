import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from '../Links/Links.module.css';
import type { PropsOf } from '../props';
import type * as definitions from './definition';

/** A drawn scene in place of the video's own picture, which YouTube would have to send. */
const poster = (
  <svg width="112" height="63" viewBox="0 0 112 63" aria-hidden="true">
    <rect fill="var(--surface-strong)" width="112" height="63" rx="6" />
    <circle fill="var(--query)" cx="18" cy="44" r="7" />
    <path fill="var(--mutation)" d="M88 12h12v12H88z" />
    <path fill="var(--action)" d="m93 40 8 14H85z" />
    <circle fill="var(--canvas)" cx="56" cy="31.5" r="15" />
    <path fill="var(--link)" d="m51.5 24 12 7.5-12 7.5z" />
  </svg>
);

/** A card that links to a video; nothing is loaded from another host until it is followed. */
export function VideoLink({ id, title }: PropsOf<typeof definitions.VideoLink>): ReactNode {
  return (
    <a
      className={clsx(styles.card, styles.video)}
      href={`https://www.youtube.com/watch?v=${id}`}
      data-block=""
    >
      {poster}
      <span className={styles.title}>{title}</span>
      <span>Video on YouTube</span>
    </a>
  );
}
