import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Icon } from '@site/src/components/Icon';
import clsx from 'clsx';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import styles from './Dropdown.module.css';
import { isActiveLink, LinkItem, type LinkItemProps } from './LinkItem';

/** Calls back when the pointer is pressed anywhere else. */
function useClickOutside(element: RefObject<Element | null>, act: () => void): void {
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (!element.current?.contains(target as Node)) act();
  });
  useEffect(() => {
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
}

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
  useClickOutside(details, close);

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || mobile || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  }

  function closeOnLeave({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !details.current?.contains(relatedTarget)) close();
  }

  return (
    <details
      className={clsx(styles.dropdown, mobile && styles.mobile)}
      ref={details}
      open={mobile && items.some((item) => isActiveLink(item, location, baseUrl))}
      onKeyDown={closeOnEscape}
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
