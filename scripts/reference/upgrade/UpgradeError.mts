/** The reason why nothing could be compared, as a one-line message. */
export class UpgradeError extends Error {
  constructor(message: string) {
    super(`check:upgrade: ${message}`);
    this.name = 'UpgradeError';
  }
}
