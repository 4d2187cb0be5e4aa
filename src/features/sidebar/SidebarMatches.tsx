import type { PropSidebarItem, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { isComposing } from '@site/src/lib/keys';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import styles from './Sidebar.module.css';
import type { Section } from './sections';

/** The matching items below one section, such as an entry point. */
interface MatchGroup {
  label: string;
  items: PropSidebarItemLink[];
}

/** How well a name matches, from 0 for the same name to 3 for letters in it; 4 if it doesn't match. */
function rankName(name: string, query: string): number {
  const lower = name.toLowerCase();
  const typed = query.toLowerCase();
  if (lower === typed) return 0;
  if (lower.startsWith(typed)) return 1;
  const initials = (name.match(/^.|[A-Z]/g) ?? []).join('').toLowerCase();
  if (typed.length > 1 && initials.startsWith(typed)) return 2;
  return lower.includes(typed) ? 3 : 4;
}

/** The names in an item: its own if it is a page, and the names of the pages below it. */
function namesIn(item: PropSidebarItem): PropSidebarItemLink[] {
  if (item.type === 'link') return [item];
  return item.type === 'category' ? item.items.flatMap(namesIn) : [];
}

/** Finds the names that match, best first, below each of the items of a section. */
function filterNames(items: readonly PropSidebarItem[], query: string): MatchGroup[] {
  const rank = ({ label }: PropSidebarItemLink) => rankName(label, query);
  return items
    .map((item) => ({
      label: item.type === 'html' ? '' : item.label,
      items: namesIn(item)
        .filter((link) => rank(link) < 4)
        .sort((a, b) => rank(a) - rank(b) || a.label.length - b.label.length),
    }))
    .filter((group) => group.items.length > 0)
    .sort((a, b) => Math.min(...a.items.map(rank)) - Math.min(...b.items.map(rank)));
}

interface SidebarMatchesProps {
  section: Section;
  /** Where the reader types. Its keys move through the matches. */
  field: RefObject<HTMLInputElement | null>;
  /** Passed in, so that this code is independent of the sidebar's, which every page has. */
  SidebarLink: ComponentType<{ item: PropSidebarItemLink; path: string; onNavigate: () => void }>;
  onNavigate?: () => void;
}

/** The head of the phone's menu and the field, in pixels: the first match is below them. */
const aboveMatches = 112;

/** The element that an arrow key moves to; undefined at both ends. */
function neighbor(stops: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return undefined;
  return key === 'ArrowDown' ? stops[at + 1] : key === 'ArrowUp' ? stops[at - 1] : undefined;
}

/** The names of a section that match what the reader typed, by entry point. The best match comes first. */
export function SidebarMatches(props: SidebarMatchesProps): ReactNode {
  const { section, field, SidebarLink: ItemLink, onNavigate } = props;
  const matches = useRef<HTMLLIElement>(null);
  const [typed, setTyped] = useState(() => field.current?.value ?? '');
  const query = typed.trim();
  const groups = useMemo(
    () => (query === '' ? [] : filterNames(section.items, query)),
    [section, query],
  );
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  const clear = useCallback(() => {
    if (field.current) field.current.value = '';
    setTyped('');
  }, [field]);

  // Before the matches are painted: who sees them may press a key.
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const onInput = () => setTyped(input.value);
    const onKeyDown = (event: KeyboardEvent) => {
      const list = matches.current;
      if (!list || isComposing(event)) return;
      const links = [...list.querySelectorAll('a')];
      const next = neighbor([input, ...links], event.key);
      if (next) next.focus();
      else if (event.key === 'Enter' && event.target === input) links[0]?.click();
      else if (event.key === 'Escape') {
        clear();
        input.focus();
      } else return;
      event.preventDefault();
    };
    // The keys of the field and of the matches, which are in the same list.
    const items = input.closest('ul');
    input.addEventListener('input', onInput);
    items?.addEventListener('keydown', onKeyDown);
    return () => {
      input.removeEventListener('input', onInput);
      items?.removeEventListener('keydown', onKeyDown);
    };
  }, [field, clear]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other matches are the reason to scroll
  useLayoutEffect(() => {
    const list = matches.current;
    const scroller = list?.closest('dialog') ?? list?.closest('nav');
    if (!list || !scroller) return;
    const top = list.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    scroller.scrollTop += top - aboveMatches;
  }, [query]);

  if (query === '') return null;
  return (
    <li className={styles.matches} ref={matches}>
      <p className="visually-hidden" role="status">
        {count === 1 ? '1 name' : `${count} names`}
      </p>
      {count === 0 && <p className={styles.caption}>No name contains “{query}”</p>}
      <ul>
        {groups.map(({ label, items }) => (
          <li key={label}>
            <p className={styles.caption}>{label}</p>
            <ul>
              {items.map((item) => (
                <ItemLink
                  key={item.href}
                  item={item}
                  path=""
                  onNavigate={() => {
                    clear();
                    onNavigate?.();
                  }}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </li>
  );
}
