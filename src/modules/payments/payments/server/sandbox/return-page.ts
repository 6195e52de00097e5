import { languageOfPath } from '#shared/language/addresses.ts';
import { payLink } from '#shared/paths/paths.ts';

/** Base of addresses without a host. */
const OWN = 'https://own.invalid';

/** The page that a payment leads back to. */
export interface ReturnPage {
  readonly url: URL;
  /** The origin of another website that a program has named; undefined for pages of the shop. */
  readonly elsewhere: string | undefined;
  /** Whether the page is that of a link to pay. */
  readonly isByLink: boolean;
}

/** @param address the public address of the shop; undefined if not configured */
export function returnPageOf(returnUrl: string, address: string | undefined): ReturnPage {
  const url = new URL(returnUrl, OWN);
  const isOwn = url.origin === OWN || (address !== undefined && url.origin === new URL(address).origin);
  return {
    url,
    elsewhere: isOwn ? undefined : url.origin,
    isByLink: isOwn && languageOfPath(url.pathname).path.startsWith(payLink('')),
  };
}

/** Where the browser goes. Pages of the shop by path and query only, so that it stays at the host the shopper uses. */
export function returnTo({ url, elsewhere }: ReturnPage, words: Readonly<Record<string, string>>): string {
  const to = new URL(url);
  for (const [name, value] of Object.entries(words)) to.searchParams.set(name, value);
  return elsewhere === undefined ? `${to.pathname}${to.search}` : to.href;
}
