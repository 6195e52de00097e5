/** Those that the shop makes have 80 characters, and a few more to tell one from another. */
export const COMPARED_SLUG = /^[a-z0-9-]{1,120}$/;
