import { useHistory } from '@docusaurus/router';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect } from 'react';

interface ResultLinkProps extends ComponentProps<'a'> {
  url: string;
  /** Whether Enter follows it. */
  isActive: boolean;
  /** Called before the link is followed in this tab. */
  onOpen: () => void;
}

/** The results are painted first, and no page is prefetched that the highlight only passes. */
const prefetchDelayMs = 100;

type Loader = { docusaurus?: { prefetch: (path: string) => unknown } };

const staysHere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * A link to a page of the site, or to another site in a new tab. Docusaurus' link would prefetch every page whose row
 * becomes visible; this one prefetches only the highlighted page.
 */
export function ResultLink({ url, isActive, onOpen, ...props }: ResultLinkProps): ReactNode {
  const history = useHistory();
  const isOwn = url.startsWith('/');
  const [path = '', hash] = url.split('#', 2);

  useEffect(() => {
    if (!isOwn || !isActive) return undefined;
    const timer = setTimeout(() => (window as Loader).docusaurus?.prefetch(path), prefetchDelayMs);
    return () => clearTimeout(timer);
  }, [isOwn, isActive, path]);

  const follow = (event: MouseEvent) => {
    if (!staysHere(event)) return;
    onOpen();
    if (!isOwn) return;
    event.preventDefault();
    // Like a browser: the same address doesn't add a history entry.
    if (history.createHref(history.location) === href) history.replace(url);
    else history.push(url);
  };
  const href = isOwn
    ? history.createHref({ pathname: path, search: '', hash: hash ? `#${hash}` : '' })
    : url;
  return (
    <a
      {...props}
      {...(!isOwn && { target: '_blank', rel: 'noopener noreferrer' })}
      href={href}
      onClick={follow}
    />
  );
}
