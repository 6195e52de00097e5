/** What settling a return brings. */
export const SETTLING = 'We mail the shopper and the refund becomes due. This can’t be undone.';
