import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { PageMetadata } from '@docusaurus/theme-common';
import { Footer } from '@site/src/features/footer';
import { Navbar } from '@site/src/features/navbar';
import { SkipLink } from '@site/src/features/page';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { Props } from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import type { ReactNode } from 'react';

/** Ejected: the frame has other parts than the classic one. `wrapperClassName="narrow"`: no sidebar. */
export default function Layout(props: Props): ReactNode {
  const { children, title, description, wrapperClassName } = props;
  const narrow = wrapperClassName === 'narrow';
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <SkipLink />
      <Navbar narrow={narrow} />
      <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
        {children}
      </ErrorBoundary>
      <Footer narrow={narrow} />
    </LayoutProvider>
  );
}
