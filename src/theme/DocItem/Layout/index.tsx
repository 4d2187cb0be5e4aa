import { DocPage } from '@site/src/features/page';
import type { Props } from '@theme/DocItem/Layout';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';

/** Ejected: the head, article and end of a page are the site's own. */
export default function DocItemLayout({ children }: Props): ReactNode {
  return (
    <DocPage>
      <MDXContent>{children}</MDXContent>
    </DocPage>
  );
}
