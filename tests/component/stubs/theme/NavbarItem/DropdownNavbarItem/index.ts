export { default } from '../../../../../../src/theme/NavbarItem/DropdownNavbarItem';
