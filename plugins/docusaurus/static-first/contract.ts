/** A press on what only the application can answer: a click, or the shortcut `key` standing for one. */
export type Press = [element: HTMLElement, key?: KeyboardEvent];

/**
 * Does again what the reader did before the application ran.
 * `takeKeys` ends the keeping of keys and returns their names, in order.
 */
export type Replay = (presses: Press[], takeKeys: () => string[]) => unknown;

/**
 * Event on `document`, its detail a {@link Replay}, by which client.ts tells loader.ts that the
 * application is active. loader.ts cannot import it (it is inlined alone): a unit test holds the two
 * together.
 */
export const activeEvent = 'app:active';

/** Chromium only; Docusaurus declares it as if all browsers had it. */
export type Connection = Partial<NonNullable<Navigator['connection']>>;
