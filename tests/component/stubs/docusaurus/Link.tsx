import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface LinkProps extends ComponentProps<'a'> {
  to?: string;
}

/** Inside the site it goes through the router, elsewhere it is a plain link. */
export default function Link({ to, href, ...rest }: LinkProps): ReactNode {
  const target = to ?? href ?? '';
  if (/^(\w+:|#|\/\/)/.test(target)) return <a {...rest} href={target} />;
  return <RouterLink {...(rest as object)} to={target} />;
}
