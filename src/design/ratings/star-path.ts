/** The outline of a star in a box of 16 by 16. */
export const STAR_PATH = 'M8 .9l2.1 4.5 4.9.6-3.6 3.4.9 4.9L8 11.9l-4.3 2.4.9-4.9L1 6l4.9-.6z';
