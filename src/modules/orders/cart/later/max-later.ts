/** How many products can be saved for later. */
export const MAX_LATER = 100;
