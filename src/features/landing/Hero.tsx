import Link from '@docusaurus/Link';
import { Icon } from '@site/src/components/Icon';
import { lastPages } from '@site/src/components/lastPages';
import { withAllPages } from '@site/src/components/withAllPages';
import type { PageSummary } from '@site/src/lib/docsCatalog';
import { landing } from '@site/src/site/landing';
import clsx from 'clsx';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import styles from './Hero.module.css';

/**
 * Leads back to the page that was read last in this browser. It is in the space below the hero, so it moves nothing when
 * it comes: once the list of pages has been loaded.
 */
function Resume(): ReactNode {
  const [page, setPage] = useState<PageSummary>();
  useEffect(() => {
    const [last] = lastPages();
    if (!last) return undefined;
    // What is stored may be older than the site: only a page that exists is offered.
    return withAllPages((all) => setPage(all.find(({ path }) => path === last)));
  }, []);
  if (page === undefined) return null;
  const { path, title, section } = page;
  return (
    <Link className={styles.resume} to={path} autoAddBaseUrl={false} data-markdown-ignore="">
      <Icon name="arrow-right" />
      {landing.resume} {section && section !== title ? `${section}: ${title}` : title}
    </Link>
  );
}

interface LinkRowProps {
  label: string;
  links: readonly { label: string; to: string }[];
}

/** Links after their label, which stands alone at the left. */
function LinkRow({ label, links }: LinkRowProps): ReactNode {
  return (
    <p className={styles.asked}>
      <span>{label}</span>
      {links.map(({ label: text, to }) => (
        <Fragment key={to}>
          {' '}
          <Link to={to}>{text}</Link>
        </Fragment>
      ))}
    </p>
  );
}

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
function Lens(): ReactNode {
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

const { title, lead, actions, oftenRead, paths } = landing;

/** What the platform is in one line, how to start, the pages most readers want, and a path for each kind of reader. */
export function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions} data-markdown-ignore="">
          {actions.map(({ label, to }, index) => (
            <Link key={to} className={clsx('button', index === 0 && 'primary')} to={to}>
              {label}
            </Link>
          ))}
        </p>
        <LinkRow {...oftenRead} />
        <LinkRow {...paths} />
        <Resume />
      </div>
      <Lens />
    </section>
  );
}
