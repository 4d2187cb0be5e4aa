export { Divider } from './Divider';
export { Dropdown, type DropdownProps } from './Dropdown';
export { LinkItem, type LinkItemProps } from './LinkItem';
export { Navbar } from './Navbar';
export { WithSeveralLocales } from './WithSeveralLocales';
