import { showOverlay } from '@site/src/features/overlays';
import type { AskAiProvider } from './types';

const loadPanel = () => import('../panel');

/**
 * Opens the panel that shows matching passages of these docs.
 * @param notice a line above the answers, such as why another assistant isn't available
 */
export async function openEmbedded(query?: string, notice?: string): Promise<void> {
  const { AskPanel, openPanel } = await loadPanel();
  openPanel(query, notice);
  showOverlay('ask-ai', AskPanel);
}

/** Answers from the site's own index, without a request to another host. */
export const embedded: AskAiProvider = {
  prepare() {
    // A failure shows when the reader opens the panel.
    loadPanel().catch(() => {});
  },
  open: (query) => openEmbedded(query),
};
