import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type IconName, type LogoName, symbolId } from '../support/icons';

interface IconProps {
  name: IconName | LogoName;
  className?: string;
}

/**
 * A drawing, 16 px unless its place says otherwise; never the only name of a control. Its symbol is in the
 * document: the page's HTML brings the ones it uses, the application loads the rest
 * (plugins/docusaurus/icon-symbols).
 */
export function Icon({ name, className }: IconProps): ReactNode {
  return (
    <svg className={clsx('icon', className)} aria-hidden="true" viewBox="0 0 24 24">
      <use href={`#${symbolId(name)}`} />
    </svg>
  );
}
