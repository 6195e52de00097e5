/** The event of the window by which the screens say that they answer to presses. */
export const PAGE_IS_ALIVE = 'alive';
