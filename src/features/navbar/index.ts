export { Dropdown, type DropdownProps } from './Dropdown';
export { Divider, LinkItem, type LinkItemProps, WithSeveralLocales } from './LinkItem';
export { Navbar } from './Navbar';
