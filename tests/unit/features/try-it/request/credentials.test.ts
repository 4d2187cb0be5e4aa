import { expect, test } from 'vitest';
import { checkToken, credentialsOf } from '../../../../../src/features/try-it/request/credentials';
import { createProject, runQuery } from './operations';

test('tokens that are sent alike are one choice', () => {
  expect(credentialsOf(createProject.auth)).toMatchObject([
    { prefix: 'Bearer', names: ['Team Token', 'OAuth Team Token'] },
  ]);
  expect(credentialsOf(runQuery.auth).map(({ prefix }) => prefix)).toEqual(['Bearer', 'Convex']);
});

test.each(['prod:happy-otter-123|eyJ2MiI6Ijk5In0=', 'abc.def-ghi_jkl'])(
  '%s can be sent',
  (token) => {
    expect(checkToken(token)).toBeUndefined();
  },
);

test.each([
  ['', /needed first/],
  ['Bearer abc', /token alone/],
  ['convex prod:x|y', /token alone/],
  ['a b', /no spaces/],
  ['“abc”', /no spaces/],
  ['a\nb', /no spaces/],
])('%j cannot, and the message does not repeat it', (token, message) => {
  expect(checkToken(token)).toMatch(message);
  if (token !== '') expect(checkToken(token)).not.toContain(token);
});
