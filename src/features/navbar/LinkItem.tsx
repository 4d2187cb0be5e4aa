import Link, { type Props as LinkProps } from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Icon } from '@site/src/components/Icon';
import type { IconName, LogoName } from '@site/src/components/icons';
import type { ReactNode } from 'react';
import { isActiveLink, type LinkTarget } from './isActiveLink';
import styles from './Navbar.module.css';

type Passed = 'autoAddBaseUrl' | 'lang' | 'onClick' | 'target';

export interface LinkItemProps extends LinkTarget, Pick<LinkProps, Passed> {
  label: ReactNode;
  /** A URL of another site. */
  href?: string;
  /** Shown instead of the label, which then names the link for screen readers. */
  icon?: IconName | LogoName;
  /** In the phone's menu, where an icon has its label next to it. */
  mobile?: boolean;
}

/** The navbar's default item: a link, as text or as an icon. */
export function LinkItem(props: LinkItemProps): ReactNode {
  const { label, href, to, icon, mobile, autoAddBaseUrl, lang, onClick, target } = props;
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const own: Partial<LinkProps> = { autoAddBaseUrl, lang, onClick, to: href ?? to ?? '/' };
  // Link opens other hosts in a new tab unless it is given a target, even an undefined one.
  if (target !== undefined) own.target = target;
  if (icon === undefined || mobile) {
    return (
      <Link
        className={styles.link}
        isNavLink={href === undefined}
        isActive={(_match, location) => isActiveLink(props, location, baseUrl)}
        {...own}
      >
        {icon && <Icon name={icon} />}
        {label}
      </Link>
    );
  }
  return (
    <Link className="icon-button" {...own} aria-label={String(label)}>
      <Icon name={icon} />
    </Link>
  );
}
