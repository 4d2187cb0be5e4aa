import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { moveHighlight } from '../support/moveHighlight';

interface ListNavigationOptions {
  /** When it changes, the highlight goes back to `first`. */
  list: unknown;
  /** How many options there are. */
  count: number;
  /** The option highlighted at first, or -1. */
  first: number;
  /** Begins the id of every option. */
  listId: string;
}

/** What the list's element is given. */
interface ListProps {
  id: string;
  ref: RefObject<HTMLDivElement | null>;
  onPointerMove: (event: PointerEvent) => void;
}

/** What an option's element is given, a link or a button; the same values as long as nothing of it changes. */
export interface OptionProps {
  id: string;
  role: 'option';
  tabIndex: -1;
  'aria-selected': boolean;
}

export interface ListNavigation {
  /** The highlighted option's id. */
  activeId: string | undefined;
  listProps: ListProps;
  optionProps: (index: number) => OptionProps;
  /** For the input that keeps the focus. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Presses an option as a click would; a link in a new tab when asked for. */
function press(option: HTMLElement, inNewTab: boolean): void {
  if (inNewTab && option instanceof HTMLAnchorElement)
    window.open(option.href, '_blank', 'noopener');
  else option.click();
}

/** The highlight of a list whose focus stays in an input: keys move it, and a pointer that moves. */
export function useListNavigation(options: ListNavigationOptions): ListNavigation {
  const { list, count, first, listId } = options;
  const [state, setState] = useState({ list, active: first });
  const element = useRef<HTMLDivElement>(null);
  const pointer = useRef({ x: -1, y: -1 });
  const isByKey = useRef(false);
  // During render, so that no frame shows the old highlight on a new list.
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

  return {
    activeId: active >= 0 && active < count ? idOf(active) : undefined,
    listProps: {
      id: listId,
      ref: element,
      onPointerMove: ({ target, clientX: x, clientY: y }) => {
        // A list that scrolls under a pointer at rest moves nothing.
        const isAtRest = pointer.current.x === x && pointer.current.y === y;
        pointer.current = { x, y };
        const index = elements().findIndex((option) => option.contains(target as Node));
        if (!isAtRest && index >= 0 && index !== active) setState({ list, active: index });
      },
    },
    optionProps: (index) => ({
      id: idOf(index),
      role: 'option',
      tabIndex: -1,
      'aria-selected': index === active,
    }),
    onKeyDown(event) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
      if (nativeEvent.isComposing || altKey || shiftKey) return;
      if (key === 'Enter') {
        event.preventDefault();
        const option = elements()[active];
        if (option) press(option, ctrlKey || metaKey);
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
