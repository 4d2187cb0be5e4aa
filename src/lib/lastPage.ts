/** Where local storage keeps the path of the page that was read last; nothing else reads it, and it is never sent. */
export const lastPageKey = 'last-page';
