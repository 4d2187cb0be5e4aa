import { createStore } from '@site/src/lib/createStore';

/** Whether the search dialog is open. */
export const dialogOpen = createStore(false);

/** What the dialog is opened with instead of an empty input, until it is closed. */
export const givenQuery = createStore('');

export function openDialog(query = ''): void {
  givenQuery.set(query);
  dialogOpen.set(true);
}
export function closeDialog(): void {
  givenQuery.set('');
  dialogOpen.set(false);
}
