import type { ServiceDefinition, Sources, Start } from './service';

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
  runsVendorCode: true,
  startsAtIdle: false,
  needsConsent: true,
  storedNames: [/^_g(a|id|at|cl)(_|$)/],
} as const satisfies ServiceDefinition;

const analyticsHosts = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];

/** Only what analytics needs: https://developers.google.com/tag-platform/security/guides/csp */
export const sources: Sources<typeof definition> = () => ({
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': analyticsHosts,
  'connect-src': [...analyticsHosts, 'https://*.analytics.google.com'],
});

/** How long Google's script waits for the choice that the application finds in the cookie, in milliseconds. */
const waitForUpdate = 2000;

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

declare global {
  interface Window {
    /** The queue of calls, which Google's script works through once it runs. */
    dataLayer?: IArguments[];
  }
}

/** Queues a call. Google's script only accepts `arguments` objects. */
function gtag(..._call: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}

/**
 * Google's own snippet (https://developers.google.com/tag-platform/gtagjs), except that consent is denied before
 * anything else happens (https://developers.google.com/tag-platform/security/guides/consent). It isn't in the page's
 * HTML, because pages with the form for a deploy key must not run it.
 *
 * Later it passes on the reader's choice and changes of the page; the configuration counts the first page. The banner
 * asks about understanding how people use the site, so only analytics is ever granted.
 */
export const start: Start<typeof definition> = ({ trackingId }, { whenConsentChanges }) => {
  gtag('consent', 'default', { ...denied, wait_for_update: waitForUpdate });
  gtag('js', new Date());
  gtag('config', trackingId, { anonymize_ip: true });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${trackingId}`;
  document.head.append(script);

  whenConsentChanges((consent) => {
    if (consent === 'undecided') return;
    const analytics_storage = consent === 'accepted' ? 'granted' : 'denied';
    gtag('consent', 'update', { analytics_storage });
  });
  return {
    page_view({ page_path }) {
      gtag('set', 'page_path', page_path);
      gtag('event', 'page_view');
    },
  };
};
