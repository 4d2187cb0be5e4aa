import { product } from '../../../src/site/product';
import type { ServiceDefinition, Sources, Start } from './service';

/** The hosted assistant behind 'Ask AI'. Without it, Ask AI uses the site's own index. */
export const definition = {
  variables: {
    websiteId: {
      name: 'AI_WEBSITE_ID',
      format: { pattern: /^[\w-]+$/, allowed: 'the id of a website: letters, digits and hyphens' },
    },
  },
  isProductionOnly: false,
  runsVendorCode: true,
  startsAtIdle: false,
  needsConsent: true,
  // https://docs.kapa.ai/integrations/website-widget/features/user-tracking
  storedNames: [/^kapa_web_id$/],
} as const satisfies ServiceDefinition;

/** The widget lets a captcha decide who may ask: https://docs.kapa.ai/integrations/understanding-csp-cors */
const captchaHosts = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

export const sources: Sources<typeof definition> = () => ({
  'script-src': [
    'https://widget.kapa.ai',
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    ...captchaHosts,
  ],
  // The widget and the captchas add style elements and attributes whose text isn't known here.
  'style-src': ["'unsafe-inline'", ...captchaHosts],
  'connect-src': [
    'https://proxy.kapa.ai',
    'https://kapa-widget-proxy-la7dkmplpq-uc.a.run.app',
    'https://metrics.kapa.ai',
    'https://www.google.com/recaptcha/',
    ...captchaHosts,
  ],
  'frame-src': ['https://www.google.com/recaptcha/', ...captchaHosts],
});

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
