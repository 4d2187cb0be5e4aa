import Link from '@docusaurus/Link';
import { Icon } from '@site/src/components/Icon';
import { Card } from '@site/src/components/Links/Links';
import { landing } from '@site/src/site/landing';
import type { ReactNode } from 'react';
import { Demo } from './Demo';
import { Hero } from './Hero';
import styles from './Landing.module.css';

/** Three ways to start: learn by doing, add Convex to an existing app, or understand the concepts first. */
function Ways(): ReactNode {
  return (
    <div className={styles.ways}>
      {landing.start.ways.map(({ time, title, text, links, more }) => (
        <div key={title} className={styles.way}>
          <p className={styles.time}>{time}</p>
          <h3>{title}</h3>
          <p>{text}</p>
          {links.length > 0 && (
            <div className={styles.icons}>
              {links.map(({ label, icon, to }) => (
                <Link key={to} to={to}>
                  <Icon name={icon} />
                  {label}
                </Link>
              ))}
            </div>
          )}
          <Link className="button" to={more.to}>
            {more.label}
          </Link>
        </div>
      ))}
    </div>
  );
}

interface LandingSectionProps {
  id: string;
  title: string;
  /** What a reader can do here; the Markdown copy has nothing to press. */
  text?: string;
  children: ReactNode;
}

function LandingSection({ id, title, text, children }: LandingSectionProps): ReactNode {
  return (
    <section aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {text && <p data-markdown-ignore="">{text}</p>}
      </div>
      {children}
    </section>
  );
}

const { start, live, community } = landing;

interface LandingProps {
  demoCode: ReactNode;
}

/** The page at `/`: what the platform is and the ways into the docs. */
export function Landing({ demoCode }: LandingProps): ReactNode {
  return (
    <main className={styles.landing} id="main" tabIndex={-1}>
      <Hero />
      <LandingSection id="start" title={start.title}>
        <Ways />
      </LandingSection>
      <LandingSection id="live" title={live.title} text={live.text}>
        <Demo>{demoCode}</Demo>
      </LandingSection>
      <LandingSection id="community" title={community.title}>
        <div className={styles.community}>
          {community.links.map(({ title, to, icon, text }) => (
            <Card key={to} title={title} href={to} icon={icon}>
              {text}
            </Card>
          ))}
        </div>
      </LandingSection>
    </main>
  );
}
