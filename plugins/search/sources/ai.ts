import { aiSearchOrigin } from '@site/src/site/product';
import { readHits } from './hits';
import type { SearchResult, SearchSource } from './searchSource';

export interface AiSearchConfig {
  projectId: string;
  apiKey: string;
}

interface AiHit {
  title: string;
  source_url: string;
}

/** How the service begins the title of a chat thread. */
const threadLabel = 'Discord support thread: ';

/** `page|heading`, where either half may be empty, is a heading and its page; otherwise the title is the page's. */
function titleAndSubtext(title: string): Pick<SearchResult, 'title' | 'subtext'> {
  const bar = title.indexOf('|');
  const [whole, heading] =
    bar < 0 ? [title, ''] : [title.slice(0, bar).trim(), title.slice(bar + 1).trim()];
  const isThread = whole.startsWith(threadLabel);
  const page = isThread ? whole.slice(threadLabel.length) : whole;
  if (page !== '' && heading !== '') return { title: heading, subtext: page };
  return { title: heading || page, ...(isThread && { subtext: 'Support thread' }) };
}

/**
 * Reads the hits of a response.
 * @throws if the response doesn't contain a list of hits
 */
export function parseAiHits(answer: unknown): SearchResult[] {
  const hits = (answer as { search_results?: unknown } | null)?.search_results;
  return readHits(hits, ({ title, source_url: url }: AiHit) => ({
    ...titleAndSubtext(title.trim()),
    url,
    kind: url.includes('#') ? 'heading' : 'page',
  }));
}

/** The AI service's search over docs, blog and chat. */
export function createAiSource({ projectId, apiKey }: AiSearchConfig): SearchSource {
  const url = `${aiSearchOrigin}/query/v1/projects/${encodeURIComponent(projectId)}/search/`;
  return {
    label: 'AI search',
    async search(query, signal) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-API-KEY': apiKey },
        body: JSON.stringify({ query }),
        signal,
      });
      if (!response.ok) throw new Error(`The response has status ${response.status}.`);
      return { results: parseAiHits(await response.json()) };
    },
  };
}
