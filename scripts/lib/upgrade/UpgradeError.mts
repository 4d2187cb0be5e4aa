/** Why nothing could be compared; its message is one line. */
export class UpgradeError extends Error {
  constructor(message: string) {
    super(`check:upgrade: ${message}`);
    this.name = 'UpgradeError';
  }
}
