import { analyticsId } from '@site/src/features/analytics';
import { whenConsentChanges } from '@site/src/features/consent';
import { launchClass } from './launchClass';

export interface WidgetOptions {
  websiteId: string;
  projectName: string;
  projectColor: string;
  /** Absolute address: the widget's host shows it. */
  projectLogo: string;
}

/** The widget's own interface. */
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
export function readKapa(): Kapa | undefined {
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
export async function loadWidget(options: WidgetOptions): Promise<void> {
  const id = await Promise.race([analyticsId(), after(timeoutsMs.id)]);
  if (id !== undefined) window.kapaSettings = { user: { uniqueClientId: id } };
  await inject(options);
  const end = performance.now() + timeoutsMs.interface;
  while (readKapa() === undefined) {
    if (performance.now() > end) throw new Error(`${source} has no window.Kapa.open.`);
    await after(50);
  }
}
