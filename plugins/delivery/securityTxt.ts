import type { LoadContext, Plugin } from '@docusaurus/types';
import { commitDate } from '../../src/site/git';
import { product } from '../../src/site/product';
import { writeFiles } from '../build';

const path = '.well-known/security.txt';

/**
 * The text of the file (https://www.rfc-editor.org/rfc/rfc9116).
 * @param site its address, with a slash at the end
 * @param date when the commit that is built was made; the file expires a year later, so a build is reproducible
 */
export function securityTxt(site: string, date: Date): string {
  const expires = new Date(date);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  // GitHub shows SECURITY.md at the address of the policy.
  return `Contact: mailto:${product.securityEmail}
Expires: ${expires.toISOString().replace(/\.\d+/, '')}
Preferred-Languages: en
Policy: ${product.repositoryUrl}/security/policy
Canonical: ${site}${path}
`;
}

/** Writes `/.well-known/security.txt`, which tells researchers where to report a vulnerability. */
export default function securityTxtPlugin({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  return {
    name: 'security-txt',
    async postBuild({ outDir }) {
      // An export without a repository is as old as its build.
      const date = commitDate(siteDir) ?? new Date();
      await writeFiles(outDir, [[path, securityTxt(siteConfig.url + baseUrl, date)]]);
    },
  };
}
