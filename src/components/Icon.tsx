import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type IconName, type LogoName, symbolId } from './icons';

interface IconProps {
  name: IconName | LogoName;
  className?: string;
}

/**
 * An icon, 16 px unless its context sets another size; it never names a control by itself. Its symbol is in the
 * document: the page's HTML has the ones that it uses, and the application loads the rest
 * (plugins/delivery/icons).
 */
export function Icon({ name, className }: IconProps): ReactNode {
  return (
    <svg className={clsx('icon', className)} aria-hidden="true" viewBox="0 0 24 24">
      <use href={`#${symbolId(name)}`} />
    </svg>
  );
}
