import { isComposing } from '@site/src/lib/keys';
import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

const page = 5;

const targets: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + page,
  PageUp: (index) => index - page,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Where a key moves the highlight in a list; it stops at both ends.
 * @returns undefined for any other key
 */
export function moveHighlight(key: string, index: number, count: number): number | undefined {
  const target = targets[key];
  if (target === undefined || count === 0) return undefined;
  return Math.max(0, Math.min(target(index, count - 1), count - 1));
}

interface ListNavigationOptions {
  /** When it changes, the highlight goes back to `first`. */
  list: unknown;
  count: number;
  /** The option highlighted at first, or -1. */
  first: number;
  /** Prefix of each option's id. */
  listId: string;
}

/** Props of an option's element, a link or a button; they stay identical until something changes. */
export interface OptionProps {
  id: string;
  role: 'option';
  tabIndex: -1;
  'aria-selected': boolean;
}

export type ListNavigation = ReturnType<typeof useListNavigation>;

function pressOption(option: HTMLElement, inNewTab: boolean): void {
  if (inNewTab && option instanceof HTMLAnchorElement)
    window.open(option.href, '_blank', 'noopener');
  else option.click();
}

/** The highlight of a list while the focus stays in an input; moved by keys and by the pointer. */
export function useListNavigation({ list, count, first, listId }: ListNavigationOptions) {
  const [state, setState] = useState({ list, active: first });
  const element = useRef<HTMLDivElement>(null);
  const pointer = useRef({ x: -1, y: -1 });
  const isByKey = useRef(false);
  const isScrolled = useRef(false);
  // Set during render, so no frame shows the old highlight on a new list.
  if (state.list !== list) setState({ list, active: first });
  const active = state.list === list ? state.active : first;
  const idOf = (index: number) => `${listId}-${index}`;
  const elements = () => [
    ...(element.current?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
  ];

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the highlight has moved
  useEffect(() => {
    if (isByKey.current) elements()[active]?.scrollIntoView({ block: 'nearest' });
    isByKey.current = false;
  }, [active]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for another list
  useLayoutEffect(() => {
    // Where it isn't scrolled, nothing is written, because that would compute the layout.
    if (isScrolled.current) element.current?.scrollTo(0, 0);
    isScrolled.current = false;
  }, [list]);

  const press = useCallback(() => {
    element.current?.querySelector<HTMLElement>('[aria-selected=true]')?.click();
  }, []);

  return {
    press,
    activeId: active >= 0 && active < count ? idOf(active) : undefined,
    listProps: {
      id: listId,
      ref: element,
      onScroll: () => {
        isScrolled.current = true;
      },
      onPointerMove: ({ target, clientX: x, clientY: y }: PointerEvent) => {
        // Scrolling under a pointer that doesn't move must not change the highlight.
        const isAtRest = pointer.current.x === x && pointer.current.y === y;
        pointer.current = { x, y };
        const index = elements().findIndex((option) => option.contains(target as Node));
        if (!isAtRest && index >= 0 && index !== active) setState({ list, active: index });
      },
    },
    optionProps: (index: number): OptionProps => ({
      id: idOf(index),
      role: 'option',
      tabIndex: -1,
      'aria-selected': index === active,
    }),
    /** For the input that keeps the focus. */
    onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
      if (isComposing(nativeEvent) || altKey || shiftKey) return;
      if (key === 'Enter') {
        event.preventDefault();
        const option = elements()[active];
        if (option) pressOption(option, ctrlKey || metaKey);
        return;
      }
      const next = ctrlKey || metaKey ? undefined : moveHighlight(key, active, count);
      if (next === undefined) return;
      event.preventDefault();
      isByKey.current = true;
      setState({ list, active: next });
    },
  };
}
