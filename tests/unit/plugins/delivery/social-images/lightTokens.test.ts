import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardTokens } from '../../../../../plugins/delivery/social-images/card';
import { lightTokens } from '../../../../../plugins/delivery/social-images/lightTokens';

const css = `
/* Write --ink: var(--x) here. */
:root { --sand: #fffefd; --ink: #111; --canvas: var(--sand); }
[data-theme='dark'] { --canvas: var(--ink); }
`;

test('resolves a token as it is in the light theme', () => {
  expect(lightTokens(css, ['canvas', 'ink'])).toEqual({ canvas: '#fffefd', ink: '#111' });
});

test('stops at a token that is missing', () => {
  expect(() => lightTokens(css, ['link'])).toThrow('the tokens have no --link');
});

test('finds every token of the card in the tokens of the site', () => {
  const colors = lightTokens(readFileSync('src/css/tokens.css', 'utf8'), cardTokens);
  for (const token of cardTokens) expect(colors[token]).toMatch(/^#[\da-f]{6}$/);
});
