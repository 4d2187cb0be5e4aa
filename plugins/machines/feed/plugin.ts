import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { product } from '../../../src/site/product';
import { pageStore, readHistory } from '../../content';
import { atomFeed } from './atomFeed';

const page = 'docs/changes.mdx';

/** Writes `changes.xml`, an Atom feed of the releases whose dates are known. */
export default function feed({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  return {
    name: 'feed',
    async postBuild({ outDir }) {
      const record = (await pageStore(siteDir).read([page])).get(page);
      const { package: name, published = {} } = readHistory();
      const text = atomFeed({
        title: `What’s new in ${product.name}`,
        author: product.name,
        site: `${siteConfig.url}${baseUrl}`,
        entries: (record?.sections ?? []).flatMap(({ id, text: summary }) => {
          const date = published[id];
          return date === undefined ? [] : [{ id, title: `${name} ${id}`, date, summary }];
        }),
      });
      await writeFile(join(outDir, 'changes.xml'), text);
    },
  };
}
