import Link, { type Props as LinkProps } from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Icon } from '@site/src/components/article/Icon';
import type { IconName, MarkName } from '@site/src/components/support/icons';
import type { ReactNode } from 'react';
import { leadsHere } from './leadsHere';
import styles from './Navbar.module.css';

type Passed = 'autoAddBaseUrl' | 'isActive' | 'lang' | 'onClick' | 'target';

export interface LinkItemProps extends Pick<LinkProps, Passed> {
  label: ReactNode;
  /** An address elsewhere. */
  href?: string;
  /** A path of the site. */
  to?: string;
  /** The link is the current one on all paths that begin so. */
  activeBasePath?: string;
  /** Shown instead of the label, which then names the link for screen readers. */
  icon?: IconName | MarkName;
}

/** The navbar's default item: a link, as text or as an icon. */
export function LinkItem(props: LinkItemProps): ReactNode {
  const { label, href, to, icon, autoAddBaseUrl, lang, onClick, target } = props;
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const own: Partial<LinkProps> = { autoAddBaseUrl, lang, onClick, to: href ?? to ?? '/' };
  // Link opens other hosts in a new tab unless it is given a target, even an undefined one.
  if (target !== undefined) own.target = target;
  if (icon === undefined) {
    return (
      <Link
        className={styles.link}
        isNavLink={href === undefined}
        isActive={(_match, location) => leadsHere(props, location, baseUrl)}
        {...own}
      >
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
