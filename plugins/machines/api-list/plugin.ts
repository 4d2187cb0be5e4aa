import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SiteApi } from '../../../src/edge/edgeTypes';
import { apisFile } from '../../../src/edge/readSite';
import { readApis } from '../../reference';

/** Lists the HTTP APIs for the API catalog of the Worker (`src/edge`), except those whose host differs by user. */
export default function apiList({ siteDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'api-list',
    async postBuild({ outDir }) {
      if (siteConfig.future.experimental_router === 'hash') return;
      const { apis: all } = await readApis(siteDir);
      const apis: SiteApi[] = all.flatMap(({ infoRoute, servers }) =>
        servers
          .filter(({ variables }) => variables.length === 0)
          .map(({ url }) => ({ url, path: infoRoute })),
      );
      await mkdir(join(outDir, 'edge'), { recursive: true });
      await writeFile(join(outDir, apisFile), JSON.stringify(apis));
    },
  };
}
