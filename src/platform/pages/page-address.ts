import { type PageRule, pageRule } from '#shared/api/pages.ts';

/** Pages are rendered for one made-up host, so that nothing of a request's own headers can get into them. */
export const INSIDE = 'http://shop.internal';
/** Reading an address costs as much as answering it from the cache, so those asked for again and again are remembered. */
const MAX_REMEMBERED = 2_000;
/** Longer ones are nobody's but those who want to fill the memory. */
const MAX_REMEMBERED_LENGTH = 1_000;

/** What an address asks for, read once. */
export interface PageAddress {
  readonly url: URL;
  readonly rule: PageRule;
  /** The same for every address that asks for the same page: path and known parameters in a fixed order. */
  readonly key: string;
}

const remembered = new Map<string, PageAddress>();

/** Reads the address of a request as its line has it. Nothing of a person is in the answer, so all may share it. */
export function pageAddress(requestUrl: string): PageAddress {
  const known = remembered.get(requestUrl);
  if (known) return known;
  // Not as the second argument: what begins with two slashes would be another host.
  const url = new URL(`${INSIDE}${requestUrl}`);
  const rule = pageRule(url.pathname);
  const address = { url, rule, key: `${url.pathname}${knownQuery(url, rule)}` };
  if (requestUrl.length > MAX_REMEMBERED_LENGTH) return address;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(requestUrl, address);
  return address;
}

/** The page's own parameters in a fixed order, what a plain form repeats joined to a list; in a data request `_routes` says which part of the page is wanted. */
function knownQuery(url: URL, rule: PageRule): string {
  const isData = url.pathname.endsWith('.data');
  const known = [...rule.params, ...(isData ? ['_routes'] : [])]
    .map(name => [name, url.searchParams.getAll(name).join(',')] as const)
    .filter(([, value]) => value !== '');
  const query = new URLSearchParams(known.map(([name, value]) => [name, value])).toString();
  return query ? `?${query}` : '';
}
