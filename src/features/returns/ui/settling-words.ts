/** What settling a return brings. */
export const SETTLING = 'The shopper is told at once and the money is owed from now on. This can’t be taken back.';
