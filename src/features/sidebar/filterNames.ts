import type { PropSidebarItem, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';

/** The matching items below one section, such as an entry point. */
export interface MatchGroup {
  label: string;
  items: PropSidebarItemLink[];
}

/** How well a name matches, from 0 for the same name to 3 for letters in it; undefined if it doesn't match. */
export function rankName(name: string, query: string): number | undefined {
  const lower = name.toLowerCase();
  const typed = query.trim().toLowerCase();
  if (lower === typed) return 0;
  if (lower.startsWith(typed)) return 1;
  const initials = (name.match(/^.|[A-Z]/g) ?? []).join('').toLowerCase();
  if (typed.length > 1 && initials.startsWith(typed)) return 2;
  return lower.includes(typed) ? 3 : undefined;
}

/** The names in an item: its own if it is a page, and the names of the pages below it. */
function namesIn(item: PropSidebarItem): PropSidebarItemLink[] {
  if (item.type === 'link') return [item];
  return item.type === 'category' ? item.items.flatMap(namesIn) : [];
}

/** Finds the names that match, best first, below each of the items of a section. */
export function filterNames(items: readonly PropSidebarItem[], query: string): MatchGroup[] {
  const groups = items.flatMap((item) => {
    const ranked = namesIn(item).flatMap((link) => {
      const rank = rankName(link.label, query);
      return rank === undefined ? [] : [{ link, rank }];
    });
    ranked.sort((a, b) => a.rank - b.rank || a.link.label.length - b.link.label.length);
    const [best] = ranked;
    if (best === undefined || item.type === 'html') return [];
    const matches = ranked.map(({ link }) => link);
    return [{ label: item.label ?? '', items: matches, rank: best.rank }];
  });
  return groups
    .sort((a, b) => a.rank - b.rank)
    .map(({ label, items: matches }) => ({ label, items: matches }));
}
