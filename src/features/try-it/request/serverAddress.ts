import { isOwnMachine } from './isOwnMachine';

/**
 * The beginning of a deployment's address, as readers copy it from the dashboard.
 * @returns the origin, or the problem with the text
 */
export function serverAddress(text: string): { origin: string } | { problem: string } {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'Give the address of your deployment.' };
  const url = parse(trimmed);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return { problem: 'Give the whole address: https://happy-otter-123.convex.cloud' };
  }
  if (url.username !== '' || url.password !== '') {
    return { problem: 'Leave out the name and password before the @.' };
  }
  if (url.protocol === 'http:' && !isOwnMachine(url.hostname)) {
    return {
      problem:
        'Use https:// to keep others from intercepting the token. Only localhost and 127.0.0.1 can have http://.',
    };
  }
  if (url.hostname.endsWith('.convex.site')) {
    return { problem: 'HTTP actions are at .convex.site; the API is at .convex.cloud.' };
  }
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    return { problem: `Leave out what follows ${url.origin}` };
  }
  return { origin: url.origin };
}

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
