export { Checklist } from './Checklist';
