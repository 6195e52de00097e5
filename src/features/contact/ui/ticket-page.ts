/** Where a ticket is followed. The number stands in the query, which no log keeps. */
export function ticketPage(number: string): string {
  return `/ticket?number=${encodeURIComponent(number)}`;
}
