/** A press on something that needs the application: a click, or the shortcut `key`, which represents one. */
export type Press = [element: HTMLElement, key?: KeyboardEvent];

/**
 * Replays what the reader did before the application ran. `takeKeys` stops recording keys and returns their
 * names, in order.
 */
export type Replay = (presses: Press[], takeKeys: () => string[]) => unknown;

/**
 * The event on `document`, with a {@link Replay} as its detail. With it client.ts reports to loader.ts that
 * the application is active. loader.ts can't import it, because it is inlined alone. A unit test keeps the
 * two in sync.
 */
export const activeEvent = 'app:active';

/** Chromium only; Docusaurus declares it as if all browsers had it. */
export type Connection = Partial<NonNullable<Navigator['connection']>>;
