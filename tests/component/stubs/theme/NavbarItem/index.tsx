import type { ComponentType, ReactNode } from 'react';
import ComponentTypes from '../../../../../src/theme/NavbarItem/ComponentTypes';

interface NavbarItemProps {
  type?: string;
}

/** As the classic theme does, without its dropdowns. */
export default function NavbarItem({ type = 'default', ...rest }: NavbarItemProps): ReactNode {
  const Item = (ComponentTypes as unknown as Record<string, ComponentType>)[type];
  if (!Item) throw new Error(`No NavbarItem component found for type "${type}".`);
  return <Item {...rest} />;
}
