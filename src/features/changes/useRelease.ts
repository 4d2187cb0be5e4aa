import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import { releaseIn } from './compareVersions';

/** The release that the address names, and a function that puts another one there. */
export function useRelease(): [string | undefined, (release: string) => void] {
  const { search } = useLocation();
  const history = useHistory();
  // The HTML has the whole list, so the first rendering has, too.
  const [release, setRelease] = useState<string>();
  useEffect(() => setRelease(releaseIn(search)), [search]);
  const choose = (chosen: string) => {
    history.replace({ search: chosen === '' ? '' : `?from=${chosen}` });
  };
  return [release, choose];
}
