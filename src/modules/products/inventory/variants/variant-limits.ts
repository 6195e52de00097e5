/** Variants of one product that the table shows, and that the shop lets a product get there. */
export const MAX_VARIANTS = 100;
