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

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

const escapeXml = (text: string) => text.replace(/[&<"]/g, (character) => escapes[character] ?? '');

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
