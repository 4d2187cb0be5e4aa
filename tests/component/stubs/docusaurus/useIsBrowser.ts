import { createContext, useContext } from 'react';

/** False while the server renders. */
export const BrowserContext = createContext(true);

export default function useIsBrowser(): boolean {
  return useContext(BrowserContext);
}
