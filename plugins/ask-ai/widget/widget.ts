import { whenConsentChanges } from '@site/plugins/services/consent';
import { analyticsId, whenIdle } from '@site/plugins/services/events';
import { questionAbout } from '@site/src/lib/questionAbout';
import { type AskAiProvider, launchClass } from '../openAskAi';
import { openEmbedded } from '../panel/embedded';

export interface WidgetOptions {
  websiteId: string;
  projectName: string;
  projectColor: string;
  /** Absolute address: the widget's host shows it. */
  projectLogo: string;
}

interface Kapa {
  open: (options: { mode: 'ai'; query?: string; submit?: boolean }) => void;
}

declare global {
  interface Window {
    /** Set once the widget's script has run; it can be anything if the script failed. */
    Kapa?: Partial<Kapa>;
    /** Read by the widget's script when it runs. */
    kapaSettings?: { user: { uniqueClientId: string } };
  }
}

const source = 'https://widget.kapa.ai/kapa-widget.bundle.js';

/** For the analytics id, and for the interface of a script that has run. */
const timeoutsMs = { id: 2000, interface: 3000 };

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, milliseconds, undefined);
  });

/** The widget's interface, as soon as it is available. */
function readKapa(): Kapa | undefined {
  const kapa = window.Kapa;
  return typeof kapa?.open === 'function' ? (kapa as Kapa) : undefined;
}

/** The attributes of the contract; the one for cookies depends on the current consent. */
function attributesOf(options: WidgetOptions): Record<string, string> {
  return {
    'data-website-id': options.websiteId,
    'data-project-name': options.projectName,
    'data-project-color': options.projectColor,
    'data-project-logo': options.projectLogo,
    'data-button-hide': 'true',
    'data-modal-override-open-class': launchClass,
    'data-user-analytics-fingerprint-enabled': 'true',
    'data-render-on-load': 'true',
  };
}

function inject(options: WidgetOptions): Promise<void> {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributesOf(options))) {
    script.setAttribute(name, value);
  }
  whenConsentChanges((consent) => {
    const isEnabled = String(consent === 'accepted');
    script.setAttribute('data-user-analytics-cookie-enabled', isEnabled);
  });
  script.async = true;
  script.src = source;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${source} could not be loaded.`));
    document.head.append(script);
  });
}

/**
 * Loads the widget's script; call it once.
 * @throws when it is blocked, fails, or leaves no interface behind
 */
async function loadWidget(options: WidgetOptions): Promise<void> {
  const id = await Promise.race([analyticsId(), after(timeoutsMs.id)]);
  if (id !== undefined) window.kapaSettings = { user: { uniqueClientId: id } };
  await inject(options);
  const end = performance.now() + timeoutsMs.interface;
  while (readKapa() === undefined) {
    if (performance.now() > end) throw new Error(`${source} has no window.Kapa.open.`);
    await after(50);
  }
}

/** Without an interaction the script is loaded after this time, as soon as the browser is idle. */
const idleDelayMs = 5000;

/** How long a reader who has pressed the button waits before the embedded answers open instead. */
const timeoutMs = 8000;

const notice = 'The assistant could not be loaded. Here are sections of the docs instead.';

/**
 * The hosted assistant. Its script is loaded once: when the reader interacts, or after 5 s of idle. While it is
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
        // The notice says that the widget could not be loaded.
        await openEmbedded(query, page, notice);
      }
    },
  };
}
