import { product } from '@site/src/site/product';
import clsx from 'clsx';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styles from './ConsentBanner.module.css';
import { refusesTracking } from './cookie';
import { decide, readConsent, reopened, subscribeConsent } from './store';

/** Height of the banner and the space below it; base.css and everything fixed to the bottom of the window makes room for it. */
const property = '--banner';

/**
 * Makes sure that the banner covers nothing for good: the end of the page can be scrolled clear of it, and an element
 * that gets focus underneath is scrolled into view. Room at the end of the page moves nothing that is in view.
 */
function useRoomForBanner(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (element === null) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty(property, `${innerHeight - element.getBoundingClientRect().top}px`);
    });
    observer.observe(element);
    const uncover = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || element.contains(target)) return;
      const focused = target.getBoundingClientRect();
      const covered = element.getBoundingClientRect();
      if (focused.bottom > covered.top && focused.right > covered.left) {
        target.scrollIntoView({ block: 'nearest' });
      }
    };
    document.addEventListener('focusin', uncover);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', uncover);
      root.style.removeProperty(property);
    };
  }, [banner]);
}

/** Asks once about third-party cookies. It blocks nothing, and declining is as easy as accepting. */
export function ConsentBanner(): ReactNode {
  const consent = useSyncExternalStore(subscribeConsent, readConsent);
  const isReopened = useSyncExternalStore(reopened.subscribe, reopened.read);
  return (consent === 'undecided' || isReopened) && <Banner takesFocus={isReopened} />;
}

interface BannerProps {
  /** The reader asked for it, so the keyboard continues here. */
  takesFocus: boolean;
}

function Banner({ takesFocus }: BannerProps): ReactNode {
  const banner = useRef<HTMLElement>(null);
  // A banner that takes focus is read out anyway, and the next Tab goes to the link in its text.
  const [isAnnounced, setAnnounced] = useState(takesFocus);
  useRoomForBanner(banner);
  useEffect(() => {
    // Screen readers announce what is added to a live region, not what it contains from the start.
    const timer = setTimeout(setAnnounced, 50, true);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (takesFocus) banner.current?.focus();
  }, [takesFocus]);
  return (
    <section
      className={clsx(styles.consent, !isAnnounced && styles.empty)}
      aria-label="Cookie consent"
      tabIndex={-1}
      ref={banner}
    >
      <div className={styles.text} role="status">
        {isAnnounced && (
          <p>
            We use third-party cookies to understand how people interact with our site. See our{' '}
            <a href={product.privacyUrl}>Privacy Policy</a> to learn more.
            {refusesTracking(navigator) &&
              ' Your browser asks sites not to track you, which counts as Decline here.'}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <button className="button" type="button" onClick={() => decide('declined')}>
          Decline
        </button>
        <button className="button" type="button" onClick={() => decide('accepted')}>
          Accept
        </button>
      </div>
    </section>
  );
}
