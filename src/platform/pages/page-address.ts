import { type PageRule, pageOf, pageRule } from '#shared/api/pages.ts';
import { languageOfPath } from '#shared/language/addresses.ts';

/** Pages are rendered for a fixed host, so that no request header can get into them. */
export const INSIDE = 'http://shop.internal';
/** Parsing an address costs as much as answering it from the cache, so results are cached. */
const MAX_REMEMBERED = 2_000;
/** Longer addresses are not cached. */
const MAX_REMEMBERED_LENGTH = 1_000;

/** A parsed page address. */
export interface PageAddress {
  readonly url: URL;
  readonly rule: PageRule;
  readonly language: string;
  /** The path of the page, without its language and also for data requests. */
  readonly path: string;
  /** The cache key: path with its language, and known parameters in a fixed order. */
  readonly key: string;
}

const remembered = new Map<string, PageAddress>();

/** Parses the URL of a request. Contains nothing personal, so the result can be shared. */
export function pageAddress(requestUrl: string): PageAddress {
  const known = remembered.get(requestUrl);
  if (known) return known;
  // Not as the second argument: two leading slashes would name another host.
  const url = new URL(`${INSIDE}${requestUrl}`);
  const { language, path } = languageOfPath(pageOf(url.pathname));
  const rule = pageRule(path);
  const address = { url, rule, language, path, key: `${url.pathname}${knownQuery(url, rule)}` };
  if (requestUrl.length > MAX_REMEMBERED_LENGTH) return address;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(requestUrl, address);
  return address;
}

/**
 * The page's known parameters in a fixed order. Repeated ones, as plain forms send them, are joined to a list. In data
 * requests, `_routes` names the wanted part of the page.
 */
function knownQuery(url: URL, rule: PageRule): string {
  const isData = url.pathname.endsWith('.data');
  const known = [...rule.params, ...(isData ? ['_routes'] : [])]
    .map(name => [name, url.searchParams.getAll(name).join(',')] as const)
    .filter(([, value]) => value !== '');
  const query = new URLSearchParams(known.map(([name, value]) => [name, value])).toString();
  return query ? `?${query}` : '';
}
