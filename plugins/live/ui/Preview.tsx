import location from '@generated/live/default/location.json';
import { type ReactNode, useEffect, useRef } from 'react';
import type { LiveSource } from '../engine/liveModules';

interface PreviewProps {
  sample: string;
  isHidden: boolean;
}

/** The previews by sample, which only the HTML has: the build replaces this, in the browser by nothing. */
const previews = process.env.LIVE_PREVIEWS as unknown as Record<string, string> | undefined;

/**
 * The windows of a sample as they will start. React keeps what is in the HTML; after a navigation, the preview comes
 * with the sample's sources.
 */
export function Preview({ sample, isHidden }: PreviewProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element || element.firstChild) return;
    fetch(`${location.address}${sample}.json`)
      .then((response) => response.json())
      .then(({ html }: LiveSource) => {
        if (html !== undefined) element.innerHTML = html;
      })
      // Without it, there is still the button.
      .catch(() => undefined);
  }, [sample]);

  return (
    <div
      ref={box}
      className="windows"
      inert
      aria-hidden="true"
      hidden={isHidden}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has made it from the sample
      dangerouslySetInnerHTML={{ __html: previews?.[sample] ?? '' }}
    />
  );
}
