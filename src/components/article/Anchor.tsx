import Link from '@docusaurus/Link';
import type { ComponentProps, ReactNode } from 'react';

/** A link in prose; within the site it moves on without loading a new document. */
export function Anchor(props: ComponentProps<'a'>): ReactNode {
  return <Link {...props} />;
}
