let id: Promise<string | undefined> = Promise.resolve(undefined);

/** Announces the id by which analytics knows the reader; undefined when it could not start. */
export function setAnalyticsId(coming: Promise<string | undefined>): void {
  id = coming;
}

/** The reader's id, once analytics has started; undefined at once where there is none. */
export const analyticsId = (): Promise<string | undefined> => id;
