import { showOverlay } from '@site/src/components/Overlays';
import type { AskAiProvider, AskedPage } from '../openAskAi';

const loadPanel = () => import('./AskPanel');

/**
 * Opens the panel that shows sections of these docs that answer.
 * @param page what the question is about
 * @param notice a line above the answers, such as why another assistant isn't available
 */
export async function openEmbedded(
  query?: string,
  page?: AskedPage,
  notice?: string,
): Promise<void> {
  const { AskPanel, ask } = await loadPanel();
  ask.open(query, page, notice);
  showOverlay('ask-ai', AskPanel);
}

/** Answers from the site's own index, without a request to another host. */
export const embedded: AskAiProvider = {
  quotesDocs: true,
  prepare() {
    // A failure shows when the reader opens the panel.
    loadPanel().catch(() => {});
  },
  open: (query, page) => openEmbedded(query, page),
};
