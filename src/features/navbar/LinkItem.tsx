import Link, { type Props as LinkProps } from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Icon } from '@site/src/components/Icon';
import type { IconName, LogoName } from '@site/src/components/icons';
import { routeOf } from '@site/src/lib/routes';
import type { PropsWithChildren, ReactNode } from 'react';
import styles from './Navbar.module.css';

/** A hairline between links and icons. */
export function Divider(): ReactNode {
  return <span className={styles.divider} />;
}

export function WithSeveralLocales({ children }: PropsWithChildren): ReactNode {
  return useDocusaurusContext().i18n.locales.length > 1 ? children : null;
}

interface LinkTarget {
  to?: string;
  /** The link is also active on this path and all paths below it. */
  activeBasePath?: string;
  /** Overrides the paths; the version items use it. */
  isActive?: LinkProps['isActive'];
}

type Location = Parameters<NonNullable<LinkTarget['isActive']>>[1];

/** Whether a path is a route or below it; nothing is below the root. */
function isWithin(path: string, route: string): boolean {
  return path === route || (route !== '/' && path.startsWith(`${route}/`));
}

export function isActiveLink(item: LinkTarget, location: Location, baseUrl: string): boolean {
  const { to, activeBasePath = to?.split(/[?#]/)[0], isActive } = item;
  if (isActive) return isActive(null, location);
  if (activeBasePath === undefined) return false;
  return isWithin(routeOf(location.pathname, baseUrl), routeOf(activeBasePath, baseUrl));
}

type Passed = 'autoAddBaseUrl' | 'lang' | 'onClick' | 'target';

export interface LinkItemProps extends LinkTarget, Pick<LinkProps, Passed> {
  label: ReactNode;
  href?: string;
  /** Shown instead of the label, which then names the link for screen readers. */
  icon?: IconName | LogoName;
  /** In the phone's menu, where an icon has its label next to it. */
  mobile?: boolean;
}

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
