import { describe, expect, test } from 'vitest';
import { exampleContract, exampleUsage } from '../../../../src/lib/billing/example';
import { meters } from '../../../../src/lib/billing/meters';
import { type Contract, metersOf, sumBill } from '../../../../src/lib/billing/sumBill';

const contract = (plan: Contract['plan'], more: Partial<Contract> = {}): Contract => ({
  plan,
  region: 'us',
  hardware: 'serverless',
  ...more,
});

/** The parts of a bill that cost something, rounded to cents. */
const costs = (of: Contract, usage: Record<string, number>) =>
  Object.fromEntries(
    sumBill(of, usage)
      .parts.filter(({ cost }) => cost !== 0)
      .map(({ meter, cost }) => [meter.id, cost && Math.round(cost * 100) / 100]),
  );

// Every expected sum was calculated by hand from the prices on the page of limits.

describe('Free', () => {
  test('costs nothing within what it includes', () => {
    const usage = { calls: 1_000_000, actions: 20, database: 0.5, egress: 1, searches: 3000 };
    expect(sumBill(contract('free'), usage).total).toBe(0);
  });

  test('has no price for more', () => {
    const { parts, total } = sumBill(contract('free'), { calls: 1_000_001, files: 1 });
    expect(total).toBeUndefined();
    expect(parts.filter(({ cost }) => cost === undefined).map(({ meter }) => meter.id)).toEqual([
      'calls',
    ]);
  });
});

describe('Starter', () => {
  test('pays for what it uses beyond the amounts of Free', () => {
    expect(costs(exampleContract, exampleUsage)).toEqual({
      calls: 6.6, // 3 × 2.20
      database: 0.55, // 2.5 × 0.22
      databaseIo: 4.4, // 20 × 0.22
      files: 0.33, // 10 × 0.033
      egress: 0.66, // 5 × 0.132
      searches: 0.22, // 2 × 0.11
    });
    expect(sumBill(exampleContract, exampleUsage).total).toBe(12.76);
  });
});

describe('Professional', () => {
  const usage = {
    calls: 40_000_000,
    actions: 400,
    database: 80,
    databaseIo: 130,
    files: 250,
    egress: 90,
    searchStorage: 3,
    searches: 80_000,
  };

  test('has larger amounts and lower prices', () => {
    expect(costs(contract('professional'), usage)).toEqual({
      calls: 30, // 15 × 2
      actions: 45, // 150 × 0.30
      database: 6, // 30 × 0.20
      databaseIo: 16, // 80 × 0.20
      files: 4.5, // 150 × 0.03
      egress: 4.8, // 40 × 0.12
      searchStorage: 1, // 2 × 0.50
      searches: 3, // 30 × 0.10
    });
    expect(sumBill(contract('professional'), usage).total).toBe(110.3);
  });

  test('costs 1.3 times as much in the EU', () => {
    expect(sumBill(contract('professional', { region: 'eu' }), usage).total).toBe(143.39);
    const { calls, egress } = costs(contract('professional', { region: 'eu' }), usage);
    expect([calls, egress]).toEqual([39, 6.24]);
  });

  test('includes the same in the EU', () => {
    const within = { calls: 25_000_000, files: 100 };
    expect(sumBill(contract('professional', { region: 'eu' }), within).total).toBe(0);
  });
});

describe('Business and Enterprise', () => {
  const usage = {
    calls: 10_000_000,
    convexActions: 100,
    nodeActions: 50,
    queries: 200,
    database: 100,
    databaseIo: 300,
    files: 40,
    egress: 25,
    searchStorage: 2,
    searches: 10_000,
  };

  test.each(['business', 'enterprise'] as const)('%s pays from the first unit', (plan) => {
    expect(costs(contract(plan), usage)).toEqual({
      calls: 20, // 10 × 2
      convexActions: 16, // 100 × 0.16
      nodeActions: 16, // 50 × 0.32
      database: 20, // 100 × 0.20
      databaseIo: 60, // 300 × 0.20
      files: 1.2, // 40 × 0.03
      egress: 3, // 25 × 0.12
      searchStorage: 1, // 2 × 0.50
      searches: 1, // 10 × 0.10
    });
    expect(sumBill(contract(plan), usage).total).toBe(138.2);
  });

  test('pay other prices for dedicated hardware, and for the compute of queries', () => {
    const dedicated = contract('business', { hardware: 'dedicated' });
    expect(costs(dedicated, usage)).toMatchObject({
      calls: 2, // 10 × 0.20
      queries: 90, // 200 × 0.45
      database: 45, // 100 × 0.45
      databaseIo: 45, // 300 × 0.15
    });
    expect(sumBill(dedicated, usage).total).toBe(220.2);
    expect(sumBill({ ...dedicated, region: 'eu' }, usage).total).toBe(286.26);
  });

  test('have meters for actions by runtime', () => {
    const ids = (of: Contract) => metersOf(of).map(({ id }) => id);
    expect(ids(contract('starter'))).toContain('actions');
    expect(ids(contract('business'))).not.toContain('actions');
    expect(ids(contract('business'))).not.toContain('queries');
  });
});

test('each meter is there once, and has a price', () => {
  expect(new Set(meters.map(({ id }) => id)).size).toBe(meters.length);
  for (const { id, price } of meters) expect(Object.keys(price).length, id).toBeGreaterThan(0);
});
