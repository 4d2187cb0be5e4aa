let id: Promise<string | undefined> = Promise.resolve(undefined);

/** Announces analytics' id for the reader; undefined when analytics could not start. */
export function setAnalyticsId(promise: Promise<string | undefined>): void {
  id = promise;
}

/** The reader's id, once analytics has started; undefined if no service announces one. */
export const analyticsId = (): Promise<string | undefined> => id;
