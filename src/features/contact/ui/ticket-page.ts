/** Where a ticket is followed. The number stands in the query, which no log keeps. */
export function ticketPage(number: string): string {
  return `/ticket?number=${encodeURIComponent(number)}`;
}

const LONGEST_ASKED = 100;

/** The number that the address of such a page asks for; empty when it asks for none. */
export function askedNumber(query: URLSearchParams): string {
  return (query.get('number') ?? '').trim().slice(0, LONGEST_ASKED);
}
