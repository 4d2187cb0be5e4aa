import { createStore } from '@site/src/lib/createStore';

/** Whether the search dialog is open. */
export const dialogOpen = createStore(false);

export const openDialog = (): void => dialogOpen.set(true);
export const closeDialog = (): void => dialogOpen.set(false);
