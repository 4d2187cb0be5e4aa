import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { PageMetadata } from '@docusaurus/theme-common';
import { Navbar } from '@site/src/features/navbar';
import { AnnouncementBar, Footer, SkipLink } from '@site/src/features/page';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { Props } from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import type { ReactNode } from 'react';

/** Ejected: the frame of the design has other parts than the classic one. */
export default function Layout(props: Props): ReactNode {
  const { children, title, description } = props;
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <SkipLink />
      <AnnouncementBar />
      <Navbar />
      <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
        {children}
      </ErrorBoundary>
      <Footer />
    </LayoutProvider>
  );
}
