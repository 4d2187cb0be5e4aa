/**
 * Replays what the reader did before the application ran: presses on elements that need it, and keys. `takeKeys`
 * stops recording keys and returns their names, in order.
 */
export type Replay = (presses: HTMLElement[], takeKeys: () => string[]) => unknown;

/**
 * The event on `document`, with a {@link Replay} as its detail. With it client.ts reports to loader.ts that
 * the application is active.
 */
export const activeEvent = 'app:active';

/** Chromium only; Docusaurus declares it as if all browsers had it. */
export type Connection = Partial<NonNullable<Navigator['connection']>>;
