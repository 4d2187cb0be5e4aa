import { expect, test } from 'vitest';
import { readSymbols } from '../../../../../plugins/delivery/icons/readSymbols';

test('reads every symbol by its id', () => {
  const [a, b] = ['<symbol id="a"><path d="M0 0"/></symbol>', '<symbol id="b"></symbol>'];
  expect([...readSymbols(`<svg>${a}${b}</svg>`)]).toEqual([
    ['a', a],
    ['b', b],
  ]);
});

test('a file without symbols stops the build', () => {
  expect(() => readSymbols('<svg></svg>')).toThrow('contains no symbol');
});
