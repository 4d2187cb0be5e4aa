import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type { ReactNode } from 'react';

/** Ejected: needs the frame without a sidebar, and the application at once, which knows the address. */
export default function NotFound(): ReactNode {
  return (
    <>
      <PageMetadata title="Page not found" />
      <Head>
        <meta name="app-start" content="idle" />
      </Head>
      <Layout wrapperClassName="narrow">
        <NotFoundContent />
      </Layout>
    </>
  );
}
