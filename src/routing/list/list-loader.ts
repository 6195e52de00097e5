import { askAhead } from '#routing/ask-ahead.ts';
import type { Paged } from '#shared/paths/list-address.ts';
import { type ListOf, type Page, ROWS_A_PAGE } from './list-of.ts';

/**
 * The loader of a list screen. Requests the page that the address names, while the screen's code, the session and the shop
 * are still loading. It does not wait, so the screen renders immediately.
 */
export function listLoader<State extends Paged, In, Found extends Page<unknown>, Wire>(
  of: ListOf<State, In, Found, Wire>,
) {
  return ({ request }: { readonly request: Request }): null =>
    askAhead(of.endpoint, questionOf(of, new URL(request.url).searchParams));
}

/** The API input for an address. */
export function questionOf<State extends Paged, In, Found extends Page<unknown>, Wire>(
  { address, ask, rowsAPage = ROWS_A_PAGE }: ListOf<State, In, Found, Wire>,
  params: URLSearchParams,
): In {
  return ask({ ...address.read(params), limit: rowsAPage });
}
