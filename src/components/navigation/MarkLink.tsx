import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from '../article/Icon';
import type { MarkName } from '../support/icons';

export interface MarkLinkProps {
  /** A relative file link or an https address. */
  href: string;
  icon: MarkName;
  children: ReactNode;
}

/** A framework's mark and name. */
export function MarkLink({ href, icon, children }: MarkLinkProps): ReactNode {
  return (
    <Link to={href}>
      <Icon name={icon} />
      <span>{children}</span>
    </Link>
  );
}
