import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { escapeXml } from '../../../src/lib/escape';
import { product } from '../../../src/site/product';
import { pageStore, readHistory } from '../../content';

interface FeedEntry {
  /** The id of its heading on `/changes`. */
  id: string;
  title: string;
  /** `2026-10-22` */
  date: string;
  /** Plain text. */
  summary: string;
}

interface Feed {
  title: string;
  author: string;
  /** The address of the site, with a slash at the end. */
  site: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

/** An Atom feed (RFC 4287) of the sections of `/changes`. */
export function atomFeed({ title, author, site, entries }: Feed): string {
  const page = escapeXml(`${site}changes`);
  const time = (date = '') => `<updated>${date}T00:00:00Z</updated>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${escapeXml(title)}</title>
<id>${page}</id>
<link href="${page}"/>
<link rel="self" href="${page}.xml"/>
<author><name>${escapeXml(author)}</name></author>
${time(entries[0]?.date)}
${entries
  .map(
    (entry) => `<entry>
<title>${escapeXml(entry.title)}</title>
<id>${page}#${entry.id}</id>
<link href="${page}#${entry.id}"/>
${time(entry.date)}
<summary>${escapeXml(entry.summary)}</summary>
</entry>`,
  )
  .join('\n')}
</feed>
`;
}

const page = 'docs/changes.mdx';

/** Writes `changes.xml`, an Atom feed of the releases whose dates are known. */
export default function feed({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  return {
    name: 'feed',
    async postBuild({ outDir }) {
      const parsed = (await pageStore(siteDir).read([page])).get(page);
      const { package: name, published = {} } = readHistory();
      const text = atomFeed({
        title: `What’s new in ${product.name}`,
        author: product.name,
        site: `${siteConfig.url}${baseUrl}`,
        entries: (parsed?.sections ?? []).flatMap(({ id, text: summary }) => {
          const date = published[id];
          return date === undefined ? [] : [{ id, title: `${name} ${id}`, date, summary }];
        }),
      });
      await writeFile(join(outDir, 'changes.xml'), text);
    },
  };
}
