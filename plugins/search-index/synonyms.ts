/** Words that readers bring along → words of these pages. Each has the reason it is here. */
export const synonyms: Record<string, string> = {};
