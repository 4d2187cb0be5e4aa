import siteConfig from '@generated/docusaurus.config';

const { baseUrl, customFields } = siteConfig;

let isAsked = false;

async function fetchSprite(): Promise<Document> {
  const response = await fetch(baseUrl + String(customFields?.iconSprite).replace(/^\//, ''));
  if (!response.ok) throw new Error(`The icons answered ${response.status}.`);
  return new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
}

/** Puts the symbols that the page did not bring into the document. */
async function load(): Promise<void> {
  isAsked = true;
  try {
    const sprite = await fetchSprite();
    const missing = [...sprite.querySelectorAll('symbol')].filter(
      ({ id }) => document.getElementById(id) === null,
    );
    const holder = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    holder.style.display = 'none';
    holder.append(...missing);
    document.body.append(holder);
  } catch {
    isAsked = false;
  }
}

/** Docusaurus calls this after the start and each navigation; what failed, offline for one, is tried again. */
export function onRouteDidUpdate(): void {
  if (!isAsked) void load();
}

// The page's own scripts are there by now: the network is idle while React hydrates.
if (typeof window !== 'undefined') onRouteDidUpdate();
