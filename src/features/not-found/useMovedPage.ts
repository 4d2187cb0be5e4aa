import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect } from 'react';
import { movedPage } from './movedPage';

/**
 * Follows the redirects of whole folders on hosts that ignore them: `plugins/docusaurus/redirects` writes them to
 * `redirects.json`.
 */
export function useMovedPage(path: string): void {
  const history = useHistory();
  const file = useBaseUrl('/redirects.json');

  useEffect(() => {
    let current = true;
    fetch(file)
      .then((response) => (response.ok ? response.json() : {}))
      .then((prefixes) => {
        const target = movedPage(path, prefixes);
        if (current && target !== undefined) history.replace(target);
      })
      // Without the list, the page just says that it was not found.
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [file, history, path]);
}
