import { isSearchKey } from '../../../src/lib/keys';
import { activeEvent, type Replay } from './replay';

/*
 * The inline script at the top of every page's <head>. The page is a document; this starts the React
 * application when the reader interacts and keeps what the reader did until replay.ts, which is
 * part of the application, does it again. ../README.md has the states and the attributes.
 *
 * plugin.ts inlines it with what it imports. Every byte is on every page: what can wait for the
 * application belongs in replay.ts.
 */

/** Chromium only; Docusaurus declares it as if all browsers had it. */
type Connection = Partial<NonNullable<Navigator['connection']>>;

/** The link to the font of code, which the template writes: elements with an id are also globals. */
declare const codeFont: HTMLLinkElement;

// Features of the oldest browsers in `browserslist` (package.json). In an older one the page stays as it is without
// scripts, which the template marks.
if ('popover' in document.head && 'canParse' in URL) {
  /** Elements that do nothing without the application. Links, summaries and text fields work without it. */
  const pressable = 'button,label,[role=button],[type=checkbox],[type=radio]';
  const maxTries = 3;
  /** How long loaded scripts may take to become an active application, in milliseconds. */
  const timeoutMs = 10_000;

  /** One name for every use: minifying doesn't shorten a global. */
  const page = document;
  const {
    documentElement: { dataset: state },
    head,
  } = page;
  delete state.app;
  const sources = ((page.currentScript as HTMLElement).dataset.scripts as string).split(' ');

  let tries = 0;
  let running = false;
  /** Whether recording has stopped, because the application is active or has failed too often. */
  let over = false;
  let presses: HTMLElement[] = [];
  /** Whether a press that opens a text field is pending: what is typed meanwhile belongs there. */
  let typing = false;
  let keys: string[] = [];

  // Capture sees scrollers inside the page too. Browsers make touch and wheel on window passive.
  const on = (types: string, handle: (event: never) => void) =>
    types.split(' ').map((type) => addEventListener(type, handle as EventListener, true));
  const parsed = new Promise((resolve) => on('DOMContentLoaded', resolve));

  /** Resets the state: the page is a working document again. */
  const fail = () => {
    if (over) return;
    for (const element of presses) element.ariaBusy = null;
    presses = [];
    keys = [];
    running = typing = false;
    over = tries === maxTries;
    state.app = 'failed';
  };

  const start = () => {
    if (running || over) return;
    running = true;
    tries++;
    state.app = 'starting';
    // Before the document is parsed, React would only find half of it.
    parsed.then(() => {
      let left = sources.length;
      let wait = timeoutMs;
      for (const source of sources) {
        const script = page.createElement('script');
        script.src = source; // As written: the bundler's runtime looks for this attribute.
        script.async = false; // In order.
        script.onload = script.onerror = (event) => {
          if ((event as Event).type === 'error') {
            wait = 0;
            script.remove(); // Or the runtime of the next try would wait for it.
          }
          if (!--left) setTimeout(fail, wait);
        };
        head.append(script);
      }
    });
  };

  /** After a failure, only a deliberate action tries again, not every pointer movement. */
  const interact = ({ type }: Event) => {
    if (!tries || /down/.test(type)) start();
  };

  const hold = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };

  const press = (event: Event, element: HTMLElement) => {
    hold(event);
    // Ignore repeated clicks.
    if (!element.ariaBusy) {
      presses.push(element);
      element.ariaBusy = 'true';
    }
    typing ||= element.matches('[data-opens-input]');
    start();
  };

  on('pointerover pointerdown keydown focusin wheel', interact);

  on('click', (event: MouseEvent) => {
    const element = (event.target as Element).closest<HTMLElement>(`a,${pressable}`);
    if (!over && element?.matches(pressable) && !element.closest('[data-static]')) {
      press(event, element);
    }
  });

  on('keydown', (event: KeyboardEvent) => {
    if (typing && !event.ctrlKey && !event.metaKey) {
      // Some keyboards have keys for several characters, or for an emoji, which is two.
      if (/^(.|\W+|Enter|Backspace)$/.test(event.key)) {
        hold(event);
        keys.push(event.key);
      }
    } else if (!over && isSearchKey(event)) {
      for (const button of page.querySelectorAll<HTMLElement>('[data-search-button]')) {
        if (button.offsetWidth) {
          press(event, button);
          break;
        }
      }
    }
  });

  on(activeEvent, (event: CustomEvent<Replay>) => {
    over = true;
    state.app = 'active';
    event.detail(presses, () => {
      typing = false;
      return keys;
    });
  });

  on('load', () => {
    setTimeout(start, 5000);
    const frame = requestAnimationFrame;
    frame(() =>
      frame(() => {
        // Safari has no idle callback; to its timer the options mean 0.
        (window.requestIdleCallback ?? (setTimeout as unknown as typeof requestIdleCallback))(
          () => {
            // The browser's own scrolling (restored position, hash) is reported by the second frame.
            on('scroll', interact);
            if (
              // On /changes the address names a release, and the page shows what is newer.
              /[?&]from=/.test(location.search) ||
              page.querySelector('[name=app-start]')
            )
              start();
            const connection: Connection | undefined = navigator.connection;
            if (!connection?.saveData && !/2g/.test(connection?.effectiveType as string)) {
              // The browser may be idle before the first paint, and its font would have to wait.
              new PerformanceObserver((_, observer) => {
                observer.disconnect();
                codeFont.rel = 'stylesheet';
                if (!tries) {
                  for (const source of sources) {
                    head.insertAdjacentHTML(
                      'beforeend',
                      `<link rel=prefetch as=script href=${source}>`,
                    );
                  }
                }
              }).observe({ type: 'paint', buffered: true });
            }
          },
          { timeout: 1000 },
        );
      }),
    );
  });
}
