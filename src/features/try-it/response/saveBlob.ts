/** Hands a body to the reader as a file. */
export function saveBlob(blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = 'response';
  link.click();
  // Later: some browsers begin to read only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
