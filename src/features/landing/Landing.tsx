import { Card } from '@site/src/components/navigation/Card';
import { Contents } from '@site/src/components/navigation/Contents';
import { ContentsLink } from '@site/src/components/navigation/ContentsLink';
import { product } from '@site/src/site/product';
import type { ReactNode } from 'react';
import { Demo } from './Demo';
import { Hero } from './Hero';
import styles from './Landing.module.css';
import { LandingSection } from './LandingSection';
import { sections } from './sections';
import { Ways } from './Ways';

interface LandingProps {
  /** The code next to the demo. */
  demoCode: ReactNode;
}

/** The page at `/`: what the platform is and the ways into the docs. */
export function Landing({ demoCode }: LandingProps): ReactNode {
  return (
    <main className={styles.landing} id="main" tabIndex={-1} data-narrow="">
      <Hero />
      <LandingSection id="start" title="Three ways to start">
        <Ways />
      </LandingSection>
      <LandingSection id="live" title="One query, two clients" text="Tick a task on either side.">
        <Demo>{demoCode}</Demo>
      </LandingSection>
      <LandingSection id="sections" title="All of the docs">
        <Contents>
          {sections.map(({ title, to, icon, text }) => (
            <ContentsLink key={to} title={title} href={to} icon={icon}>
              {text}
            </ContentsLink>
          ))}
        </Contents>
      </LandingSection>
      <LandingSection id="community" title="Community">
        <div className={styles.community}>
          <Card title="Discord" href={product.communityUrl} icon="messages-square">
            Ask a question, or look for one like yours.
          </Card>
          <Card title="Stack" href={product.blogUrl} icon="newspaper">
            Patterns, deep dives and news from the team.
          </Card>
          <Card title="GitHub" href={product.codeUrl} icon="git-pull-request">
            Backend and clients are open source.
          </Card>
        </div>
      </LandingSection>
    </main>
  );
}
