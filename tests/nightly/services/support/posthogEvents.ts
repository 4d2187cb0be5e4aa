import { gunzipSync } from 'node:zlib';
import { requestsTo } from './hosts';

export interface PosthogEvent {
  event: string;
  properties: Record<string, unknown>;
  timestamp?: string;
}

/** The events that the library has sent, in order; it packs several into a request. */
export function posthogEvents(): PosthogEvent[] {
  return requestsTo('posthog').flatMap(({ request }) => {
    const body = request.postDataBuffer();
    if (body === null) return [];
    const isPacked = body[0] === 0x1f && body[1] === 0x8b;
    const content = JSON.parse((isPacked ? gunzipSync(body) : body).toString());
    return (Array.isArray(content) ? content : (content.batch ?? [content])) as PosthogEvent[];
  });
}
