import { cleanText } from '../../lib/signals/cleanText.ts';
import { type Signal, type SignalKindName, signalKinds } from '../../lib/signals/signalKinds.ts';
import type { Site } from '../edgeTypes.ts';

/** Why a signal isn't counted. 422 means that the text could name someone. */
type Refusal = { status: 400 | 422; reason: string };

const malformed = (reason: string): Refusal => ({ status: 400, reason });

/** A live sample is named by its page and its number there. */
const samplePattern = /^(\/[\w./-]*)#[1-9]$/;

const has = (site: Site, path: string) =>
  path === '/' || site.pages.some((page) => page.path === path);

function isKind(value: unknown): value is SignalKindName {
  return typeof value === 'string' && Object.hasOwn(signalKinds, value);
}

function cleanSubject(kind: SignalKindName, subject: string, site: Site): string | Refusal {
  switch (signalKinds[kind].subject) {
    case 'page':
      return has(site, subject) ? subject : malformed('There is no such page.');
    case 'sample': {
      const page = samplePattern.exec(subject)?.[1];
      const isKnown = page !== undefined && has(site, page);
      return isKnown ? subject : malformed('There is no such sample.');
    }
    case 'address':
      if (!subject.startsWith('/')) return malformed('An address begins with a slash.');
      if (has(site, subject)) return malformed('The page exists.');
  }
  return cleanText(subject) ?? { status: 422, reason: 'The text is empty or could name someone.' };
}

/**
 * Reads what a browser has sent, which can be anything.
 * @param text the body of the request
 */
export function readSignal(text: string, site: Site): Signal | Refusal {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return malformed('The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 3) {
    return malformed('A signal has a kind, a subject and a detail.');
  }
  const { kind, subject, detail } = value as Record<string, unknown>;
  if (!isKind(kind)) return malformed('There is no such kind.');
  const details: readonly string[] = signalKinds[kind].sent;
  if (typeof detail !== 'string' || !details.includes(detail)) {
    return malformed('The kind has no such detail.');
  }
  if (typeof subject !== 'string') return malformed('The subject is not a text.');
  const cleaned = cleanSubject(kind, subject, site);
  return typeof cleaned === 'string' ? { kind, subject: cleaned, detail } : cleaned;
}
