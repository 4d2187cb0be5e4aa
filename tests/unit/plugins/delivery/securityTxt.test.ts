import { expect, test } from 'vitest';
import { securityTxt } from '../../../../plugins/delivery/securityTxt';

test('names the contact, the rules, the address of the file, and a day a year after the commit', () => {
  const date = new Date('2026-11-22T10:13:31+02:00');
  expect(securityTxt('https://docs.example.com/', date)).toBe(`Contact: mailto:security@convex.dev
Expires: 2027-11-22T08:13:31Z
Preferred-Languages: en
Policy: https://github.com/get-convex/convex-docs/security/policy
Canonical: https://docs.example.com/.well-known/security.txt
`);
});
