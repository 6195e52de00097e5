/** Who may open a page. Public ones are the same for everybody; there the browser adds who you are. */
export type PageAccess = 'public' | 'shopper' | 'backOffice' | 'administrator';

export interface PageRule {
  readonly path: RegExp;
  readonly access: PageAccess;
  /** The query parameters the page knows; all others are ignored and stay out of the cache's key. */
  readonly params: readonly string[];
}

export const LISTING_PARAMS = [
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

const RULES: readonly PageRule[] = [
  { path: /^\/shop\/listing$/, access: 'public', params: LISTING_PARAMS },
  { path: /^\/shop\/search$/, access: 'public', params: ['keyword', ...LISTING_PARAMS] },
  { path: /^\/shop\/(checkout|account|paypal-return|payment-success)(\/|$)/, access: 'shopper', params: [] },
  { path: /^\/admin\/(products|orders)(\/|$)/i, access: 'backOffice', params: [] },
  { path: /^\/admin(\/|$)/i, access: 'administrator', params: [] },
];
const ANY_OTHER: PageRule = { path: /^/, access: 'public', params: [] };

/** The rule of a page by its path; the framework's data requests (`/shop/listing.data`) follow the page's own. */
export function pageRule(pathname: string): PageRule {
  const path = pathname === '/_root.data' ? '/' : pathname.replace(/\.data$/, '');
  return RULES.find(rule => rule.path.test(path)) ?? ANY_OTHER;
}
