import siteConfig from '@generated/docusaurus.config';

const { baseUrl, customFields, future } = siteConfig;

// With the hash router the site may be opened from any folder.
const base = future.experimental_router === 'hash' ? './' : baseUrl;

let isAsked = false;

/** Puts the symbols that the page did not bring into the document. */
async function load(): Promise<void> {
  isAsked = true;
  try {
    const response = await fetch(base + String(customFields?.iconSprite).replace(/^\//, ''));
    const holder = document.createElement('div');
    holder.hidden = true;
    holder.innerHTML = await response.text();
    for (const symbol of holder.querySelectorAll('symbol')) {
      if (document.getElementById(symbol.id)) symbol.remove();
    }
    isAsked = response.ok;
    if (isAsked) document.body.append(holder);
  } catch {
    // Offline, for one; the next navigation tries again.
    isAsked = false;
  }
}

/** Docusaurus calls this after the start and each navigation. */
export function onRouteDidUpdate(): void {
  if (!isAsked) load();
}

// The page's own scripts are there by now: the network is idle while React hydrates.
if (typeof window !== 'undefined') onRouteDidUpdate();
