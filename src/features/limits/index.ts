export { PlanFilter } from './PlanFilter';
