/** Signals of browsers: https://www.w3.org/TR/gpc/ and https://www.w3.org/TR/tracking-dnt/ */
interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Whether the browser asks every site not to track, by Global Privacy Control or Do Not Track. */
export function refusesTracking(navigator: PrivacySignals): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
}
