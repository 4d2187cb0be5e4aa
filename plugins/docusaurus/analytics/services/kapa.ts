import { product } from '../../../../src/site/product';
import type { ServiceDefinition, Start } from './types';

/** The hosted assistant behind 'Ask AI'. Without it, Ask AI uses the site's own index. */
export const definition = {
  variables: {
    websiteId: {
      name: 'AI_WEBSITE_ID',
      format: { pattern: /^[\w-]+$/, allowed: 'the id of a website: letters, digits and hyphens' },
    },
  },
  isProductionOnly: false,
  startsAtIdle: false,
  needsConsent: true,
  // https://docs.kapa.ai/integrations/website-widget/features/user-tracking
  storedNames: [/^kapa_web_id$/],
} as const satisfies ServiceDefinition;

/** Opens the widget for Ask AI. The widget follows the reader's consent by itself. */
export const start: Start<typeof definition> = async ({ websiteId }, { site }) => {
  // The feature is part of the application anyway. "eager" keeps it there, so that this resolves before a
  // reader can press.
  const { createWidget, setAskAiProvider } = await import(
    /* webpackMode: "eager" */ '../../../../src/features/ask-ai'
  );
  setAskAiProvider(
    createWidget({
      websiteId,
      projectName: product.name,
      projectColor: product.color,
      projectLogo: `${site.url}${site.baseUrl}${site.favicon}`,
    }),
  );
};
