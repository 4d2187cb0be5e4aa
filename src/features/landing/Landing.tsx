import { Card } from '@site/src/components/Cards/Cards';
import { landing } from '@site/src/site/landing';
import type { ReactNode } from 'react';
import { Demo } from './Demo';
import { Hero } from './Hero';
import styles from './Landing.module.css';
import { LandingSection } from './LandingSection';
import { Ways } from './Ways';

const { start, live, community } = landing;

interface LandingProps {
  /** The code next to the demo. */
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
