import { CrashState } from '@site/src/features/page';
import type { Props } from '@theme/Error';
import type { ReactNode } from 'react';

/** Ejected: the classic fallback is built on Infima. */
export default function ErrorPageContent(props: Props): ReactNode {
  return <CrashState title="This page crashed." {...props} />;
}
