export { default } from '../../../../../src/theme/NavbarItem/ComponentTypes';
