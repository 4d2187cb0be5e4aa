import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { IconName, LogoName } from '../support/icons';

interface IconProps {
  name: IconName | LogoName;
  className?: string;
}

/** An icon from the sprite, 16 px unless its context sets another size; it never names a control by itself. */
export function Icon({ name, className }: IconProps): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const sprite = useBaseUrl(String(customFields?.iconSprite));
  return (
    <svg className={clsx('icon', className)} aria-hidden="true" viewBox="0 0 24 24">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
