/** What the answers of these docs are, wherever they are offered or shown. */
export const quotedLabel = 'Quoted from these docs, not generated';
