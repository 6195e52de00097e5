/** What happened after a search: its results were seen, there were none, or one of them was opened or bought. */
export const SEARCH_EVENTS = ['seen', 'missed', 'opened', 'bought'] as const;
export type SearchEvent = (typeof SEARCH_EVENTS)[number];

/** The path of the call that counts them, below `/api`. */
export const NOTE_SEARCH = '/shop/search/note';
