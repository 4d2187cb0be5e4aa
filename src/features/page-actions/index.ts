export { CopyPage } from './CopyPage';
