import { refusesTracking } from '@site/src/lib/refusesTracking';
import { product } from '@site/src/site/product';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './ConsentBanner.module.css';
import { decide } from './store';
import { useConsent } from './useConsent';
import { useRoomForBanner } from './useRoomForBanner';

/** Asks once about third-party cookies. It blocks nothing, and declining is as easy as accepting. */
export function ConsentBanner(): ReactNode {
  const { consent, isReopened } = useConsent();
  const isShown = consent === 'undecided' || isReopened;
  return isShown && <Banner takesFocus={isReopened} />;
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
