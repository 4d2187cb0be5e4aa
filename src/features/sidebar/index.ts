export { Sidebar, SidebarTree } from './Sidebar';
