import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Icon } from '@site/src/components/Icon';
import { useDismiss } from '@site/src/components/useDismiss';
import clsx from 'clsx';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import styles from './Dropdown.module.css';
import { isActiveLink, LinkItem, type LinkItemProps } from './LinkItem';

interface DropdownProps {
  label: ReactNode;
  items: LinkItemProps[];
  /** In the phone's menu: expanded in place if one of its items is the current page. */
  mobile?: boolean;
}

/** Several links under one label; opens before hydration, closes on Escape and when the focus leaves. */
export function Dropdown({ label, items, mobile = false }: DropdownProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const close = () => {
    if (details.current && !mobile) details.current.open = false;
  };
  useDismiss(details, !mobile);

  function closeOnLeave({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !details.current?.contains(relatedTarget)) close();
  }

  return (
    <details
      className={clsx(styles.dropdown, mobile && styles.mobile)}
      ref={details}
      open={mobile && items.some((item) => isActiveLink(item, location, baseUrl))}
      onBlur={closeOnLeave}
    >
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {items.map((item) => (
          <li key={`${item.to ?? ''}${item.href ?? ''}${String(item.label)}`}>
            <LinkItem
              {...item}
              onClick={(event) => {
                item.onClick?.(event);
                close();
              }}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
