import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import type { LogoName } from '../icons';

export interface LogoLinkProps {
  /** A relative file link or an https address. */
  href: string;
  icon: LogoName;
  children: ReactNode;
}

/** A framework's logo and name. */
export function LogoLink({ href, icon, children }: LogoLinkProps): ReactNode {
  return (
    <Link to={href}>
      <Icon name={icon} />
      <span>{children}</span>
    </Link>
  );
}
