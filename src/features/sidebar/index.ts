export { Sidebar } from './Sidebar';
export { SidebarTree } from './SidebarTree';
