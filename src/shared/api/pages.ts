import { languageOfPath } from '#shared/language/addresses.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import * as paths from '#shared/paths/paths.ts';
import type { PersonKind } from './actor.ts';

/**
 * Who may open a page. Public pages are the same for everybody; the browser adds the user's data. Unlisted pages are open
 * to anybody with their address and are never cached.
 */
export type PageAccess = 'public' | 'unlisted' | 'shopper' | 'seller' | 'backOffice' | 'administrator';

export interface PageRule {
  readonly path: RegExp;
  readonly access: PageAccess;
  /** The query parameters the page knows. Others are ignored and are not part of the cache key. */
  readonly params: readonly string[];
  /** Whether the last part of the path is a secret, which gets into no cache and no log. */
  readonly isSecret?: boolean;
}

const LISTING_PARAMS = [
  'category',
  'section',
  'brand',
  'kind',
  'condition',
  'origin',
  'attr',
  'minPrice',
  'maxPrice',
  'rating',
  'inStock',
  'onSale',
  'sort',
  'page',
  'product',
] as const;

/** The first matching rule applies. A page without one is public. */
export const PAGE_RULES: readonly PageRule[] = [
  { path: /^\/shop\/listing\/?$/i, access: 'public', params: LISTING_PARAMS },
  { path: /^\/shop\/search\/?$/i, access: 'public', params: ['keyword', ...LISTING_PARAMS] },
  { path: /^\/shop\/compare\/?$/i, access: 'public', params: ['products', 'differences', 'find'] },
  { path: /^\/login\/?$/i, access: 'public', params: ['ended'] },
  { path: /^\/shop\/wishlist\/stop\/?$/i, access: 'unlisted', params: ['key'] },
  { path: /^\/ticket\/?$/i, access: 'unlisted', params: ['number'] },
  // The parameters of providers are read in the browser, as on /shop/paypal-return.
  { path: /^\/shop\/pay\/[^/]+\/?$/i, access: 'unlisted', params: [], isSecret: true },
  { path: /^\/shop\/handover\/[^/]+\/?$/i, access: 'unlisted', params: [], isSecret: true },
  { path: /^\/shop\/checkout\/guest\/?$/i, access: 'public', params: [] },
  { path: /^\/shop\/(checkout|account|paypal-return|payment-success)(\/|$)/i, access: 'shopper', params: [] },
  { path: /^\/admin\/orders\/by-hand(\/|$)/i, access: 'administrator', params: [] },
  { path: /^\/admin\/(overview|profile)(\/|$)/i, access: 'seller', params: [] },
  {
    path: /^\/admin\/(products|stock|orders|offers|prices|services|returns|invoices|earnings|feeds|webhooks|questions|front-proposals|assistants|account)(\/|$)/i,
    access: 'backOffice',
    params: [],
  },
  { path: /^\/admin(\/|$)/i, access: 'administrator', params: [] },
];
const SECRET_PAGES = PAGE_RULES.filter(({ isSecret }) => isSecret);
const ANY_OTHER: PageRule = { path: /^/, access: 'public', params: [] };

/** The login page, with the way back to the page that needs it. */
export function loginFrom(path: string, hasEnded: boolean): string {
  return `${paths.login}?from=${encodeURIComponent(path)}${hasEnded ? '&ended=1' : ''}`;
}

/**
 * The rule for a page. The framework's data requests (`/shop/listing.data`) follow the rule of their page. Paths are
 * compared as the router compares them: decoded and without regard to case.
 * @param pathname without its language
 */
export function pageRule(pathname: string): PageRule {
  const path = pageOf(plainPath(pathname));
  return PAGE_RULES.find(rule => rule.path.test(path)) ?? ANY_OTHER;
}

/** The path of the page, also for the framework's data requests: `/_.data` for `/`, `/shop/listing.data` for the listing. */
export function pageOf(pathname: string): string {
  return pathname.replace(/(\/_|^\/_root)?\.data$/, '') || '/';
}

/** A path without the secret that is in it. @param pathname may begin with its language */
export function withoutSecret(pathname: string): string {
  const path = plainPath(languageOfPath(pathname).path);
  if (!SECRET_PAGES.some(rule => rule.path.test(path))) return pathname;
  return `${pathname.replace(/\/+$/, '').replace(/[^/]*$/, '')}…`;
}

function plainPath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // Paths that can't be decoded are compared as they are.
  }
  return path.replaceAll('\\', '/').replace(/\/{2,}/g, '/');
}

const START_PAGES: Readonly<Record<PersonKind, string>> = {
  shopper: paths.home,
  seller: adminPaths.products,
  administrator: adminPaths.dashboard,
};

/** The first page after signing in. */
export function startPageFor(kind: PersonKind): string {
  return START_PAGES[kind];
}

/** The redirect for a user who may not open a page; undefined if they may. Guests have no kind. */
export function redirectFor({ access }: PageRule, kind: PersonKind | null): string | undefined {
  if (access === 'public' || access === 'unlisted') return undefined;
  if (kind === null) return paths.login;
  if (access === 'shopper') return kind === 'shopper' ? undefined : startPageFor(kind);
  if (kind === 'shopper') return paths.notAllowed;
  const isTheirs = access === 'backOffice' || access === kind;
  return isTheirs ? undefined : startPageFor(kind);
}
