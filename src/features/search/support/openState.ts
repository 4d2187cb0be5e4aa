let isOpen = false;
let notify = () => {};

function set(value: boolean): void {
  isOpen = value;
  notify();
}

export const openDialog = (): void => set(true);
export const closeDialog = (): void => set(false);
export const readOpen = (): boolean => isOpen;

/** Hands the one listener, the dialog, every change. */
export function subscribeOpen(listener: () => void): () => void {
  notify = listener;
  return () => {
    notify = () => {};
  };
}
