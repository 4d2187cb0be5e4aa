import { expect, test } from 'vitest';
import { coresFor } from '../../../../scripts/tests/testCores.mts';

const gigabyte = 1024 ** 3;

test.each([
  { cores: 1, memory: 8, expected: 1 },
  { cores: 2, memory: 4, expected: 2 },
  { cores: 8, memory: 16, expected: 8 },
  { cores: 64, memory: 256, expected: 64 },
])('every core of a machine with $cores and $memory GB', ({ cores, memory, expected }) => {
  expect(coresFor({ cores, memory: memory * gigabyte }, undefined)).toBe(expected);
});

test.each([
  { cores: 16, memory: 8, expected: 8 },
  { cores: 64, memory: 6, expected: 6 },
  { cores: 8, memory: 2, expected: 1 },
])(
  'no more than fit into memory: $expected of $cores cores with $memory GB',
  ({ cores, memory, expected }) => {
    expect(coresFor({ cores, memory: memory * gigabyte }, undefined)).toBe(expected);
  },
);

test('TEST_CORES lowers the number and never raises it', () => {
  const machine = { cores: 8, memory: 16 * gigabyte };
  expect(coresFor(machine, '3')).toBe(3);
  expect(coresFor(machine, '99')).toBe(8);
  expect(coresFor(machine, '')).toBe(8);
});

test.each(['0', '-1', '1.5', 'all'])(
  'TEST_CORES=%s is an error that says what is expected',
  (limit) => {
    expect(() => coresFor({ cores: 8, memory: 16 * gigabyte }, limit)).toThrow(
      `TEST_CORES is ${limit}, but it must be a whole number above 0.`,
    );
  },
);
