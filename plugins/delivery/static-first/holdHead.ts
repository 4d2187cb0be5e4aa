import { HelmetProvider } from 'react-helmet-async';

/**
 * Keeps the head as the HTML has it while React hydrates. react-helmet-async updates it at every frame with what the
 * components rendered by then have said: on a slow processor the description, the canonical address and others are
 * removed, and added again some frames later.
 * @returns to be called when the page is hydrated: from the next change on, the head follows the components
 */
export function holdHead(): () => void {
  HelmetProvider.canUseDOM = false;
  return () => {
    HelmetProvider.canUseDOM = true;
  };
}
