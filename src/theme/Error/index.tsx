import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { CrashState } from '@site/src/features/page';
import type { Props } from '@theme/Error';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** Shows a crash outside of the layout: within the layout, or without it if the layout crashes too. */
export default function ErrorPage(props: Props): ReactNode {
  const state = <CrashState title="This page crashed" {...props} />;
  return (
    <ErrorBoundary fallback={() => state}>
      <Head>
        <title>Page Error</title>
      </Head>
      <Layout>{state}</Layout>
    </ErrorBoundary>
  );
}
