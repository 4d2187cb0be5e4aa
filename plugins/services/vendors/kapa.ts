import { product } from '../../../src/site/product';
import type { definition } from '../../../src/site/services/kapa';
import type { Start } from '../events';

/** Opens the widget for Ask AI. The widget follows the reader's consent by itself. */
export const start: Start<typeof definition> = async ({ websiteId }, { site }) => {
  // The feature is part of the application anyway. "eager" keeps it there, so that this resolves before a
  // reader can press.
  const { createWidget, setAskAiProvider } = await import(
    /* webpackMode: "eager" */ '@site/plugins/ask-ai'
  );
  setAskAiProvider(
    createWidget({
      websiteId,
      projectName: product.name,
      projectColor: product.color,
      projectLogo: `${site.url}${site.baseUrl}favicon.svg`,
    }),
  );
};
