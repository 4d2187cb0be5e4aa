import type { LoadContext, Plugin } from '@docusaurus/types';
import { commitDate } from '../../src/site/git';
import { product } from '../../src/site/product';
import { writeFiles } from '../build';

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

const path = '.well-known/security.txt';

/** Writes `/.well-known/security.txt`, which tells researchers where to report a vulnerability. */
export default function securityTxtPlugin({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  return {
    name: 'security-txt',

    async postBuild({ outDir }) {
      const text = securityTxt({
        email: product.securityEmail,
        // GitHub shows SECURITY.md there.
        policy: `${product.repositoryUrl}/security/policy`,
        // An export without a repository is as old as its build.
        date: commitDate(siteDir) ?? new Date(),
        canonical: `${siteConfig.url}${baseUrl}${path}`,
      });
      await writeFiles(outDir, [[path, text]]);
    },
  };
}
