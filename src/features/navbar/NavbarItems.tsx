import { ErrorCauseBoundary, useThemeConfig } from '@docusaurus/theme-common';
import NavbarItem, { type Props as NavbarItemConfig } from '@theme/NavbarItem';
import type { ReactNode } from 'react';

interface NavbarItemsProps {
  position: 'left' | 'right';
  /** In the phone's menu. */
  mobile?: boolean;
  /** Only items of this type. */
  type?: string;
}

function failure(item: NavbarItemConfig, cause: Error): Error {
  const config = JSON.stringify(item, null, 2);
  return new Error(
    `A theme navbar item failed to render.\nPlease double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:\n${config}`,
    { cause },
  );
}

/** The configured items of one side of the bar. */
export function NavbarItems({ position, mobile, type }: NavbarItemsProps): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  return items
    .filter((item) => (item.position ?? 'right') === position && (!type || item.type === type))
    .map((item) => (
      <ErrorCauseBoundary key={JSON.stringify(item)} onError={(error) => failure(item, error)}>
        <NavbarItem {...item} mobile={mobile} />
      </ErrorCauseBoundary>
    ));
}
