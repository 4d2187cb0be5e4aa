import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { commitDate } from '../../../src/site/history';
import { product } from '../../../src/site/product';
import { securityTxt } from './securityTxt';

const path = '.well-known/security.txt';

/** Writes `/.well-known/security.txt`, which tells researchers where to report a vulnerability. */
export default function securityTxtPlugin({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  return {
    name: 'security-txt',

    async postBuild({ outDir }) {
      const file = join(outDir, path);
      await mkdir(dirname(file), { recursive: true });
      const text = securityTxt({
        email: product.securityEmail,
        // GitHub shows SECURITY.md there.
        policy: `${product.repositoryUrl}/security/policy`,
        // An export without a repository is as old as its build.
        date: commitDate(siteDir) ?? new Date(),
        canonical: `${siteConfig.url}${baseUrl}${path}`,
      });
      await writeFile(file, text);
    },
  };
}
