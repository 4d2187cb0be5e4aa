import { whenIdle } from '@site/src/features/analytics';
import { questionAbout } from '@site/src/lib/questionAbout';
import type { AskAiProvider } from '../askAiProvider';
import { openEmbedded } from '../embedded';
import { loadWidget, readKapa, type WidgetOptions } from './loadWidget';

/** Without intent the script is loaded after this time, as soon as the browser is idle. */
const idleDelayMs = 5000;

/** How long a reader who has pressed the button waits before the embedded answers open instead. */
const timeoutMs = 8000;

const notice = 'The assistant could not be loaded. Here are sections of the docs instead.';

/**
 * The hosted assistant. Its script is loaded once: when the reader shows intent, or after 5 s of idle. While it is
 * blocked, failing or too slow, the embedded answers are the fallback.
 */
export function createWidget(options: WidgetOptions): AskAiProvider {
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= loadWidget(options);
    return loading;
  };
  const prepare = () => {
    // A failure shows when the reader opens the assistant.
    load().catch(() => {});
  };
  setTimeout(whenIdle, idleDelayMs, prepare);

  const loadInTime = () =>
    Promise.race([
      load(),
      new Promise<never>((_, reject) => {
        setTimeout(reject, timeoutMs, new Error('The widget is slow.'));
      }),
    ]);

  return {
    prepare,
    async open(query, page) {
      try {
        if (readKapa() === undefined) await loadInTime();
        // Without a question of the reader's, a page is what to tell about.
        const subject = query || page?.title;
        const question = subject && { query: questionAbout(subject), submit: true };
        readKapa()?.open({ mode: 'ai', ...(question || {}) });
      } catch {
        await openEmbedded(query, page, notice);
      }
    },
  };
}
