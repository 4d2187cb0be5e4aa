import type { Contract } from './sumBill';

/** The worked example. The calculator starts with it. */
export const exampleContract: Contract = { plan: 'starter', region: 'us', hardware: 'serverless' };

export const exampleUsage: Readonly<Record<string, number>> = {
  calls: 4_000_000,
  actions: 10,
  database: 3,
  databaseIo: 21,
  files: 11,
  egress: 6,
  searchStorage: 0.5,
  searches: 5000,
};
