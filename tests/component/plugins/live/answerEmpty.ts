import { afterAll, beforeAll } from 'vitest';

interface HappyWindow {
  Response: typeof Response;
  happyDOM: { settings: { fetch: { interceptor: object | null } } };
}

/** Answers what frames and style sheets would load: they stay empty here, and what runs in them has browser tests. */
export function answerEmpty(): void {
  const { happyDOM } = window as unknown as HappyWindow;
  beforeAll(() => {
    happyDOM.settings.fetch.interceptor = {
      beforeAsyncRequest: async ({
        request,
        window: asking,
      }: {
        request: Request;
        window: HappyWindow;
      }) => {
        const type = request.url.endsWith('.css') ? 'text/css' : 'text/html';
        return new asking.Response('', { headers: { 'content-type': type } });
      },
    };
  });
  afterAll(() => {
    happyDOM.settings.fetch.interceptor = null;
  });
}
