import { LinkItem, type LinkItemProps } from '@site/src/features/navbar';
import type { ReactNode } from 'react';

/** Ejected: the classic items for docs and versions render this, which is built on Infima. */
export default function DefaultNavbarItem(props: LinkItemProps): ReactNode {
  return <LinkItem {...props} />;
}
