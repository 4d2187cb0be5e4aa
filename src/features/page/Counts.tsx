import type { SignalKindName } from '@site/src/lib/signals/signalKinds';
import { product } from '@site/src/site/product';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import articleStyles from './Article.module.css';
import styles from './Layout.module.css';

/** What is counted, in readers' words. */
const counted: Record<SignalKindName, string> = {
  search: 'A search that found nothing, or that you left without choosing a result: its words.',
  'not-found': 'An address without a page, and whether you took one of the suggested pages.',
  helpful:
    'Your answer to “Was this page helpful?”: the page, yes or no, and the reason you chose.',
  question: 'A question that Ask AI found no answer to: its words.',
  error: 'A message that the error finder doesn’t know: its first line.',
  live: 'A live sample that was started, was edited or didn’t run: which one it is.',
  machine:
    'A request for a page as Markdown, for llms.txt or to the MCP server: the page, and whether an agent, a browser or a crawler asked.',
};

/** Says what a build with signals counts, keeps and deletes. The plugin of the services makes its route. */
// biome-ignore lint/style/noDefaultExport: Docusaurus renders the default export of a route's component
export default function Counts(): ReactNode {
  return (
    <Layout
      title="What we count"
      description={`What ${product.docsName} counts, keeps and deletes.`}
    >
      <div className={clsx(styles.page, styles.alone)}>
        <main className={styles.main} id="main" tabIndex={-1}>
          <article className={articleStyles.article}>
            <h1>What we count</h1>
            <p>
              We count what readers look for and don’t find, so that we know what to write next.
              These are counts of requests, not of readers: nothing in them says who you are.
            </p>
            <h2>What is counted</h2>
            <ul>
              {Object.entries(counted).map(([kind, text]) => (
                <li key={kind}>{text}</li>
              ))}
            </ul>
            <h2>What is never kept</h2>
            <p>
              Your browser gets no cookie and no identifier for this, and no other company’s script
              runs. The address of your computer only limits how many signals it can send in a
              minute, and isn’t stored. Neither is the time: a count has only its day.
            </p>
            <p>
              A text is written in lower case and cut to 80 characters. If it has a mail address, a
              long number, an address with a query, a key, a token or the name of a deployment, your
              browser drops all of it before anything is sent. Our server checks that again. A page
              view sends at most five signals.
            </p>
            <h2>How long it is kept</h2>
            <p>
              The counts of a day are deleted after 90 days. What was counted fewer than three times
              isn’t shown to anyone, and is deleted after 7 days.
            </p>
            <h2>How to stay out</h2>
            <p>
              Turn on Global Privacy Control or Do Not Track in your browser. It then sends nothing,
              and the server counts none of your requests.
            </p>
          </article>
        </main>
      </div>
    </Layout>
  );
}
