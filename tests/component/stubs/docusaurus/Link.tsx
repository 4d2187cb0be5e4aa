import type { ComponentProps, ReactNode } from 'react';
import { NavLink, Link as RouterLink } from 'react-router-dom';

interface LinkProps extends ComponentProps<'a'> {
  to?: string;
  autoAddBaseUrl?: boolean;
  'data-noBrokenLinkCheck'?: boolean;
  isNavLink?: boolean;
  isActive?: ComponentProps<typeof NavLink>['isActive'];
}

/** Inside the site it goes through the router, elsewhere it is a plain link. */
export default function Link(props: LinkProps): ReactNode {
  const { to, href, isNavLink, isActive, ...others } = props;
  const { autoAddBaseUrl: _, 'data-noBrokenLinkCheck': __, ...rest } = others;
  const target = (to ?? href ?? '').replace('pathname://', '');
  if (target !== (to ?? href ?? '') || /^(\w+:|#|\/\/)/.test(target)) {
    return <a {...rest} href={target} />;
  }
  if (isNavLink) return <NavLink {...(rest as object)} isActive={isActive} to={target} />;
  return <RouterLink {...(rest as object)} to={target} />;
}
