import * as paths from '#shared/paths/paths.ts';
/** Where a ticket is followed. The number stands in the query, which no log keeps. */
export function ticketPage(number: string): string {
  return paths.ticket(number);
}

const MAX_NUMBER_LENGTH = 100;

/** The number that the address of such a page asks for; empty when it asks for none. */
export function askedNumber(query: URLSearchParams): string {
  return (query.get('number') ?? '').trim().slice(0, MAX_NUMBER_LENGTH);
}
