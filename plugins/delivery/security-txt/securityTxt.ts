interface SecurityTxt {
  /** Address that receives reports. */
  email: string;
  /** Absolute address of the rules for reports. */
  policy: string;
  /** When the commit that is built was made. */
  date: Date;
  /** Absolute address of the file. */
  canonical: string;
}

/** Writes the file (https://www.rfc-editor.org/rfc/rfc9116). It expires a year after the commit, so a build is reproducible. */
export function securityTxt({ email, policy, date, canonical }: SecurityTxt): string {
  const expires = new Date(date);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    'Preferred-Languages: en',
    `Policy: ${policy}`,
    `Canonical: ${canonical}`,
    '',
  ].join('\n');
}
