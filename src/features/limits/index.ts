export { BillCalculator } from './BillCalculator';
export { PlanFilter } from './PlanFilter';
