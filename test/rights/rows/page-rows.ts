import type { Actor } from '#test/rights/actors.ts';

/** Who opens pages; to whom a thing belongs is the calls' business. */
export const VISITORS = ['guest', 'shopper', 'pending seller', 'seller', 'administrator'] as const satisfies Actor[];

/** Where those are sent whom a page is not for; it `opens` to the others, or is `nothing` to anybody. */
export const SENT_TO = {
  login: '/login',
  unauth: '/unauth-page',
  products: '/admin/products',
  dashboard: '/admin/dashboard',
  verification: '/admin/vendor-verificaton',
} as const;

export interface PageRow {
  /** As the table of screens has it. */
  readonly page: string;
  /** An address of it, where the page's name is none. */
  readonly at?: string;
  /** Outcome by visitor, in the order of VISITORS. */
  readonly answers: string;
  /** Open to anyone, but made afresh and kept nowhere. */
  readonly isUnlisted?: boolean;
}

const EVERYBODY = 'opens opens opens opens opens';
const NOWHERE = 'nothing nothing nothing nothing nothing';
const SHOPPERS = 'login opens products products dashboard';
const BACK_OFFICE = 'login unauth opens opens opens';
const ADMINISTRATORS = 'login unauth products products opens';

const PUBLIC_PAGES = [
  ...[
    '/',
    '/login',
    '/forgot-password',
    '/register/user',
    '/register/seller',
    '/unauth-page',
    '/shop/listing',
    '/shop/categories',
    '/shop/search',
    '/shop/compare',
    '/shop/wishlist',
    '/shop/track',
    '/shop/checkout/guest',
  ],
  ...['/contact-us', '/aboutUs', '/shipping-policy', '/returnAndRefunds', '/return', '/privacy-policy'],
  ...['/term-conditions', '/grievance-officer', '/how-we-rank'],
];

/** Every screen with what each visitor is answered. A screen that is not here fails the tests. */
export const PAGES: readonly PageRow[] = [
  ...PUBLIC_PAGES.map(page => ({ page, answers: EVERYBODY })),
  { page: '/ticket', answers: EVERYBODY, isUnlisted: true },
  { page: '/shop/wishlist/stop', answers: EVERYBODY, isUnlisted: true },
  { page: '/shop/handover/:session', at: '/shop/handover/invented', answers: EVERYBODY, isUnlisted: true },
  { page: '/shop/pay/:token', at: '/shop/pay/invented', answers: EVERYBODY, isUnlisted: true },
  { page: '/product/:slug', at: '/product/nandi-5', answers: EVERYBODY },
  { page: '/shop/cart/:token', at: '/shop/cart/any', answers: EVERYBODY },
  { page: '/shop/p/:front', at: '/shop/p/nowhere', answers: NOWHERE },
  { page: '/*', at: '/nowhere', answers: NOWHERE },
  { page: '/shop/checkout', answers: SHOPPERS },
  { page: '/shop/account/:order?', at: '/shop/account', answers: SHOPPERS },
  { page: '/shop/account/:order?', at: '/shop/account/01890a5d-ac96-774b-bcce-b302099a8001', answers: SHOPPERS },
  { page: '/shop/paypal-return', answers: SHOPPERS },
  { page: '/shop/payment-success', answers: SHOPPERS },
  { page: '/shop/account/invoice/:invoiceId', at: '/shop/account/invoice/some-invoice', answers: SHOPPERS },
  { page: '/admin', answers: 'login unauth products products dashboard' },
  { page: '/admin/dashboard', answers: ADMINISTRATORS },
  { page: '/admin/overview', answers: 'login unauth opens opens dashboard' },
  { page: '/admin/products', answers: BACK_OFFICE },
  { page: '/admin/stock', answers: BACK_OFFICE },
  {
    page: '/admin/products/variants/:id',
    at: '/admin/products/variants/01890a5d-ac96-774b-bcce-b302099a8001',
    answers: BACK_OFFICE,
  },
  { page: '/admin/products/import', answers: BACK_OFFICE },
  { page: '/admin/products/import/columns', answers: BACK_OFFICE },
  { page: '/admin/products/import/:id', at: '/admin/products/import/any', answers: BACK_OFFICE },
  { page: '/admin/orders', answers: BACK_OFFICE },
  { page: '/admin/orders/by-hand', answers: ADMINISTRATORS },
  { page: '/admin/orders/pick-list', answers: BACK_OFFICE },
  { page: '/admin/orders/packing-slips', answers: BACK_OFFICE },
  { page: '/admin/orders/invoices', answers: BACK_OFFICE },
  { page: '/admin/returns', answers: BACK_OFFICE },
  { page: '/admin/invoices/:invoiceId', at: '/admin/invoices/some-invoice', answers: BACK_OFFICE },
  { page: '/admin/earnings', answers: BACK_OFFICE },
  { page: '/admin/offers', answers: BACK_OFFICE },
  { page: '/admin/services', answers: BACK_OFFICE },
  { page: '/admin/prices', answers: BACK_OFFICE },
  { page: '/admin/feeds', answers: BACK_OFFICE },
  { page: '/admin/webhooks', answers: BACK_OFFICE },
  { page: '/admin/assistants', answers: BACK_OFFICE },
  { page: '/admin/webhooks/:endpointId', at: '/admin/webhooks/some-endpoint', answers: BACK_OFFICE },
  { page: '/admin/questions', answers: BACK_OFFICE },
  { page: '/admin/connections', answers: ADMINISTRATORS },
  { page: '/admin/payouts', answers: ADMINISTRATORS },
  { page: '/admin/cash', answers: ADMINISTRATORS },
  { page: '/admin/account', answers: BACK_OFFICE },
  { page: '/admin/profile', answers: 'login unauth opens opens dashboard' },
  { page: '/admin/signup-vendor', answers: ADMINISTRATORS },
  { page: '/admin/signup-vendor/:vendorId', at: '/admin/signup-vendor/some-vendor', answers: ADMINISTRATORS },
  { page: '/admin/shoppers', answers: ADMINISTRATORS },
  { page: '/admin/shoppers/:shopperId', at: '/admin/shoppers/some-shopper', answers: ADMINISTRATORS },
  { page: '/admin/reviews', answers: ADMINISTRATORS },
  { page: '/admin/reviews/import', answers: ADMINISTRATORS },
  { page: '/admin/tickets', answers: ADMINISTRATORS },
  { page: '/admin/tickets/:ticketId', at: '/admin/tickets/some-ticket', answers: ADMINISTRATORS },
  { page: '/admin/mails', answers: ADMINISTRATORS },
  { page: '/admin/mails/:mail/:language', at: '/admin/mails/orders.placed/hi', answers: ADMINISTRATORS },
  { page: '/admin/jobs', answers: ADMINISTRATORS },
  { page: '/admin/status', answers: ADMINISTRATORS },
  { page: '/admin/vendor-verificaton', answers: ADMINISTRATORS },
  { page: '/admin/vendor-verification', answers: 'login unauth products products verification' },
  { page: '/admin/attributes', answers: ADMINISTRATORS },
  { page: '/admin/approvals', answers: ADMINISTRATORS },
  { page: '/admin/categories', answers: ADMINISTRATORS },
  { page: '/admin/fronts', answers: ADMINISTRATORS },
  { page: '/admin/fronts/:front', at: '/admin/fronts/home', answers: ADMINISTRATORS },
  { page: '/admin/front-proposals', answers: BACK_OFFICE },
  { page: '/admin/front-proposals/:proposal', at: '/admin/front-proposals/new', answers: BACK_OFFICE },
  { page: '/admin/matching', answers: ADMINISTRATORS },
  { page: '/admin/searches', answers: ADMINISTRATORS },
  { page: '/admin/features', answers: ADMINISTRATORS },
  { page: '/admin/features-placeholder', answers: ADMINISTRATORS },
  { page: '/admin/pages', answers: ADMINISTRATORS },
  { page: '/admin/pages/:page/:language', at: '/admin/pages/terms/en', answers: ADMINISTRATORS },
  { page: '/admin/audit', answers: ADMINISTRATORS },
  { page: '/admin/settings', answers: ADMINISTRATORS },
  { page: '/admin/*', at: '/admin/nowhere', answers: 'login unauth products products nothing' },
];
