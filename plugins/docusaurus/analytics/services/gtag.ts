import type { HeadTags, ServiceDefinition, Start } from './types';

/** Google's tag manager. */
export const definition = {
  variables: {
    trackingId: {
      name: 'GTAG_ID',
      format: {
        pattern: /^(G|GT|AW|DC|UA)-[\w-]+$/,
        allowed: 'a Google tag id, like G-ABC123',
      },
    },
  },
  isProductionOnly: true,
  startsAtIdle: false,
  needsConsent: true,
  storedNames: [/^_g(a|id|at|cl)(_|$)/],
} as const satisfies ServiceDefinition;

/** How long Google's script waits for the choice that the application finds in the cookie, in milliseconds. */
const waitForUpdate = 2000;

const denied = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'].map(
  (purpose) => `${purpose}:'denied'`,
);

const preconnect = (href: string) => ({
  tagName: 'link',
  attributes: { rel: 'preconnect', href },
});

/**
 * Google's own snippet (https://developers.google.com/tag-platform/gtagjs), except that consent is denied before
 * anything else happens (https://developers.google.com/tag-platform/security/guides/consent).
 */
export const headTags: HeadTags<typeof definition> = ({ trackingId }) => [
  preconnect('https://www.google-analytics.com'),
  preconnect('https://www.googletagmanager.com'),
  {
    tagName: 'script',
    innerHTML:
      'dataLayer=[];function gtag(){dataLayer.push(arguments)}' +
      `gtag('consent','default',{${denied},wait_for_update:${waitForUpdate}});` +
      `gtag('js',new Date);gtag('config','${trackingId}',{anonymize_ip:true})`,
  },
  {
    tagName: 'script',
    attributes: {
      async: true,
      src: `https://www.googletagmanager.com/gtag/js?id=${trackingId}`,
    },
  },
];

declare global {
  interface Window {
    /** Defined by the script in the head, which queues calls until Google's script runs. */
    gtag?: (...args: unknown[]) => void;
  }
}

/**
 * Passes on the reader's choice and changes of the page; the script in the head counts the first page.
 * The banner asks about understanding how people use the site, so only analytics is ever granted.
 */
export const start: Start<typeof definition> = (_settings, { whenConsentChanges }) => {
  whenConsentChanges((consent) => {
    if (consent === 'undecided') return;
    const analytics_storage = consent === 'accepted' ? 'granted' : 'denied';
    window.gtag?.('consent', 'update', { analytics_storage });
  });
  return {
    page_view({ page_path }) {
      window.gtag?.('set', 'page_path', page_path);
      window.gtag?.('event', 'page_view');
    },
  };
};
