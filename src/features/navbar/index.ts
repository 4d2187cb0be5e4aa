export { Divider } from './Divider';
export { LinkItem } from './LinkItem';
export { Navbar } from './Navbar';
