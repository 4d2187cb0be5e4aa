import { copyText } from '@site/src/features/code';
import { useState } from 'react';
import { type Code, writeLink } from './link';

/** The page's address with another fragment. With the hash router, the route is a fragment too, and it stays. */
function addressWith(fragment: string): string {
  return location.href.replace(/#(?!\/)[^#]*$/, '') + fragment;
}

/** Takes the code out of the address. */
function removeLink(): void {
  if (/#live=/.test(location.href)) history.replaceState(history.state, '', addressWith(''));
}

/** Puts the code into the address. */
async function addLink(sample: string, code: Code): Promise<string> {
  const address = addressWith(await writeLink(sample, code));
  history.replaceState(history.state, '', address);
  return address;
}

/** Copies a link to the code, which the address has then too; the status says whether it worked. */
export function useCopyLink(sample: string, code: Code) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    const added = addLink(sample, code);
    try {
      await copyText(() => added);
      setStatus('Link copied.');
    } catch {
      const inAddress = () => 'The link could not be copied, but it is in the address bar.';
      setStatus(await added.then(inAddress, (error: Error) => error.message));
    }
  };
  return { status, copy, removeLink, clearStatus: () => setStatus('') };
}
