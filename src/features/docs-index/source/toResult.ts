import type { Hit } from '@site/src/lib/search/searchIndex';
import type { SearchResult } from './searchSource';

/** A hit as the dialog and answers show it: by the heading of its section, or by the page's title. */
export function toResult({
  path,
  id,
  title,
  heading,
  snippet,
  matches,
  section,
  kind,
}: Hit): SearchResult {
  const inPage = heading !== '';
  return {
    title: inPage ? heading : title,
    url: id === '' ? path : `${path}#${id}`,
    ...(inPage && { subtext: title }),
    ...(snippet !== '' && { snippet }),
    ...(matches.length > 0 && { matches }),
    ...(section !== undefined && { section }),
    kind: kind === 'api' || kind === 'http' ? 'api' : inPage ? 'heading' : 'page',
  };
}
