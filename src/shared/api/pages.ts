import * as adminPaths from '#shared/paths/admin-paths.ts';
import * as paths from '#shared/paths/paths.ts';
import type { PersonKind } from './actor.ts';

/**
 * Who may open a page. Public ones are the same for everybody; there the browser adds who you are. Unlisted ones are open
 * to anyone who has their address, so what is there is made afresh and kept nowhere.
 */
export type PageAccess = 'public' | 'unlisted' | 'shopper' | 'seller' | 'backOffice' | 'administrator';

export interface PageRule {
  readonly path: RegExp;
  readonly access: PageAccess;
  /** The query parameters the page knows; all others are ignored and stay out of the cache's key. */
  readonly params: readonly string[];
}

const LISTING_PARAMS = [
  'category',
  'section',
  'brand',
  'kind',
  'origin',
  'minPrice',
  'maxPrice',
  'rating',
  'inStock',
  'onSale',
  'sort',
  'page',
  'product',
] as const;

/** The first rule whose path fits a page holds for it; what fits none is public. */
export const PAGE_RULES: readonly PageRule[] = [
  { path: /^\/shop\/listing\/?$/i, access: 'public', params: LISTING_PARAMS },
  { path: /^\/shop\/search\/?$/i, access: 'public', params: ['keyword', ...LISTING_PARAMS] },
  { path: /^\/login\/?$/i, access: 'public', params: ['ended'] },
  { path: /^\/ticket\/?$/i, access: 'unlisted', params: ['number'] },
  { path: /^\/shop\/(checkout|account|paypal-return|payment-success)(\/|$)/i, access: 'shopper', params: [] },
  { path: /^\/admin\/(overview|profile)(\/|$)/i, access: 'seller', params: [] },
  {
    path: /^\/admin\/(products|stock|orders|returns|invoices|earnings|account)(\/|$)/i,
    access: 'backOffice',
    params: [],
  },
  { path: /^\/admin(\/|$)/i, access: 'administrator', params: [] },
];
const ANY_OTHER: PageRule = { path: /^/, access: 'public', params: [] };

/** Where the server sends somebody who has to sign in before a page of ours, which is named for the way back. */
export function loginFrom(path: string, hasEnded: boolean): string {
  return `${paths.login}?from=${encodeURIComponent(path)}${hasEnded ? '&ended=1' : ''}`;
}

/**
 * The rule of a page by its path; the framework's data requests (`/shop/listing.data`) follow the page's own. A path is
 * judged by what it means, because the router too reads escaped letters and does not look at capitals.
 */
export function pageRule(pathname: string): PageRule {
  const path = pageOf(plainPath(pathname));
  return PAGE_RULES.find(rule => rule.path.test(path)) ?? ANY_OTHER;
}

/** The page itself, also when the framework asks for its data: `/_.data` for `/`, `/shop/listing.data` for the listing. */
export function pageOf(pathname: string): string {
  return pathname.replace(/(\/_|^\/_root)?\.data$/, '') || '/';
}

function plainPath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // What can't be decoded stands for itself.
  }
  return path.replaceAll('\\', '/').replace(/\/{2,}/g, '/');
}

const START_PAGES: Readonly<Record<PersonKind, string>> = {
  shopper: paths.home,
  seller: adminPaths.products,
  administrator: adminPaths.dashboard,
};

/** Where a person's way through the shop begins. */
export function startPageFor(kind: PersonKind): string {
  return START_PAGES[kind];
}

/** Where somebody who may not open a page is sent; undefined when they may. Guests have no kind. */
export function redirectFor({ access }: PageRule, kind: PersonKind | null): string | undefined {
  if (access === 'public' || access === 'unlisted') return undefined;
  if (kind === null) return paths.login;
  if (access === 'shopper') return kind === 'shopper' ? undefined : startPageFor(kind);
  if (kind === 'shopper') return paths.notAllowed;
  const isTheirs = access === 'backOffice' || access === kind;
  return isTheirs ? undefined : startPageFor(kind);
}
