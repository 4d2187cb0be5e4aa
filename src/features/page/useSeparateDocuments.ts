import { useHistory } from '@docusaurus/router';
import { isOperationPage } from '@site/src/lib/routes';
import { useEffect } from 'react';

/**
 * Loads the page wherever a link or the search leads into the pages with the form for a deploy key, or out of them:
 * the scripts of services that run in one document never see the other, and each has its own policy. With the hash
 * router this only changes the address, which the router follows.
 */
export function useSeparateDocuments(): void {
  const history = useHistory();
  useEffect(
    () =>
      history.block((to) => {
        const href = history.createHref(to);
        if (isOperationPage(href) === isOperationPage(location.href)) return;
        location.assign(href);
        return false;
      }),
    [history],
  );
}
