import site from '@generated/docusaurus.config';
import { refusesTracking } from '@site/src/lib/refusesTracking';
import { routeOf } from '@site/src/lib/routeOf';
import { cleanText } from '@site/src/lib/signals/cleanText';
import { type Signal, signalKinds, signalsPath } from '@site/src/lib/signals/signalKinds';

/** Signals of one page view. What comes after them isn't counted. */
const maxPerView = 5;

/** The address of the page that is viewed, and what was sent from it. */
let view = '';
let sent = new Set<string>();

/** What a live sample has sent since the document was loaded, because it is counted once for a visit. */
const sentOfSamples = new Set<string>();

/** The subject as it is sent; undefined if it could name someone. */
function subjectOf({ kind, subject }: Signal): string | undefined {
  const type = signalKinds[kind].subject;
  if (type === 'text') return cleanText(subject);
  const route = routeOf(subject, site.baseUrl);
  return type === 'address' ? cleanText(route) : route;
}

/** Sends a signal to this site, unless the browser asks not to be counted. Nothing waits for it. */
export function send(signal: Signal): void {
  if (refusesTracking(navigator)) return;
  const subject = subjectOf(signal);
  if (subject === undefined) return;
  if (view !== location.pathname) {
    view = location.pathname;
    sent = new Set();
  }
  const body = JSON.stringify({ ...signal, subject });
  if (sent.size >= maxPerView || sent.has(body) || sentOfSamples.has(body)) return;
  sent.add(body);
  if (signal.kind === 'live') sentOfSamples.add(body);
  const address = site.baseUrl + signalsPath.slice(1);
  try {
    navigator.sendBeacon?.(address, new Blob([body], { type: 'application/json' }));
  } catch {
    // A browser or an extension may forbid it.
  }
}
