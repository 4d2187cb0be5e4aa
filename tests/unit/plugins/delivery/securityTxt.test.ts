import { expect, test } from 'vitest';
import { securityTxt } from '../../../../plugins/delivery/securityTxt';

test('names the contact, the rules, the address of the file, and a day a year after the commit', () => {
  const text = securityTxt({
    email: 'security@example.com',
    policy: 'https://example.com/policy',
    date: new Date('2026-11-22T10:13:31+02:00'),
    canonical: 'https://docs.example.com/.well-known/security.txt',
  });
  expect(text).toBe(`Contact: mailto:security@example.com
Expires: 2027-11-22T08:13:31Z
Preferred-Languages: en
Policy: https://example.com/policy
Canonical: https://docs.example.com/.well-known/security.txt
`);
});
