/** How long keys are kept for a field that doesn't get the focus. */
const timeoutMs = 1000;

/** Keeps the letters that are typed, in order, until a field has the focus. */
export function keepKeys() {
  let text = '';
  const keep = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, isComposing } = event;
    if (altKey || ctrlKey || metaKey || isComposing || key.length > 1) return;
    text += key;
    event.preventDefault();
  };
  document.addEventListener('keydown', keep, true);
  const stop = () => document.removeEventListener('keydown', keep, true);
  return {
    text: () => text,
    stop,
    /** Waits until the dialog's field has the focus. Returns whether more was typed meanwhile. */
    async untilField(): Promise<boolean> {
      const before = text;
      const end = performance.now() + timeoutMs;
      while (!document.activeElement?.matches('dialog input') && performance.now() < end) {
        await new Promise(requestAnimationFrame);
      }
      stop();
      return text !== before;
    },
  };
}
