export { default } from '../../../../../../src/theme/NavbarItem/DefaultNavbarItem';
