import Link from '@docusaurus/Link';
import type { ComponentProps, ReactNode } from 'react';

/** A link in prose; links within the site don't load a new document. */
export function Anchor(props: ComponentProps<'a'>): ReactNode {
  return <Link {...props} />;
}
