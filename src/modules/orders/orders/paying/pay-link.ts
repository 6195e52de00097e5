/** How long an order that the shop took for a caller waits for its payment. */
export const PAY_LINK_HOURS = 24;
