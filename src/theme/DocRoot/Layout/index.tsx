import { DocsFrame } from '@site/src/features/page';
import type { Props } from '@theme/DocRoot/Layout';
import type { ReactNode } from 'react';

/** Ejected: the sidebar cannot be hidden and needs none of the classic layout's state. */
export default function DocRootLayout({ children }: Props): ReactNode {
  return <DocsFrame>{children}</DocsFrame>;
}
