import { Dropdown, type DropdownProps } from '@site/src/features/navbar';
import type { ReactNode } from 'react';

/** Ejected: the classic dropdowns for versions and locales render this, which is built on Infima. */
export default function DropdownNavbarItem(props: DropdownProps): ReactNode {
  return <Dropdown {...props} />;
}
