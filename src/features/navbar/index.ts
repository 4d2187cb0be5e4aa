export { Dropdown } from './Dropdown';
export { Divider, LinkItem, WithSeveralLocales } from './LinkItem';
export { Navbar } from './Navbar';
