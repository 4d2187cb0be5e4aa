import { landing } from '@site/src/site/landing';
import type { ReactNode } from 'react';
import styles from './Hero.module.css';

const rays = [
  { kind: 'query', path: 'M20 90H236L424 162', row: 150 },
  { kind: 'mutation', path: 'M20 170.01L236 170L424 170.01', row: 165 },
  { kind: 'action', path: 'M20 250H236L424 178', row: 180 },
] as const;

const shapes = {
  query: <circle cx="92" cy="72" r="4.5" />,
  mutation: <rect x="87.5" y="147.5" width="9" height="9" rx="1" />,
  action: <path d="m92 227 5 9.5h-10z" />,
};

/** The mark drawn large: three kinds of function go through one lens and meet on the screen. */
export function Lens(): ReactNode {
  return (
    <svg className={styles.lens} viewBox="0 0 480 340" role="img" aria-labelledby="lens-title">
      <title id="lens-title">{landing.drawing}</title>
      <defs>
        {rays.map(({ kind }) => (
          <linearGradient key={kind} id={`ray-${kind}`} x1="0" x2="1" className={styles[kind]}>
            <stop offset="0" stopColor="currentColor" stopOpacity="0" />
            <stop offset=".35" stopColor="currentColor" />
          </linearGradient>
        ))}
      </defs>
      <path className={styles.edge} d="M236 20a250 250 0 0 1 0 300 250 250 0 0 1 0-300z" />
      {rays.map(({ kind, path }, index) => (
        <g key={kind} className={styles[kind]} fill="currentColor">
          <path className={styles.ray} stroke={`url(#ray-${kind})`} d={path} />
          {shapes[kind]}
          <text x="104" y={76 + index * 80}>
            {kind}
          </text>
        </g>
      ))}
      <rect className={styles.screen} x="412" y="118" width="60" height="104" rx="9" />
      <rect className={styles.row} x="422" y="134" width="40" height="10" rx="3" />
      <rect className={styles.row} x="422" y="196" width="28" height="10" rx="3" />
      {rays.map(({ kind, row }) => (
        <rect
          key={kind}
          className={styles[kind]}
          fill="currentColor"
          x="422"
          y={row}
          width="40"
          height="10"
          rx="3"
        />
      ))}
    </svg>
  );
}
