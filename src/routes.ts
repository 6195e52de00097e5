import { posix } from 'node:path';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The screen of all pages whose words are documents (`office/pages/text-pages.ts`). */
const TEXT_PAGE = 'modules/office/pages/ui/policies/text-page.route.tsx';

/** All screens by path. */
const screens = [
  layout('modules/people/accounts/ui/sign-in/auth.layout.tsx', [
    route('login', 'modules/people/accounts/ui/sign-in/login.route.tsx'),
    route('forgot-password', 'modules/people/accounts/ui/sign-in/forgot-password.route.tsx'),
    route('shop/checkout/guest', 'modules/people/accounts/ui/guests/guest-checkout.route.tsx'),
    route('shop/track', 'modules/orders/orders/ui/own-orders/track.route.tsx'),
    route('register/user', 'modules/people/accounts/ui/registration/register.route.tsx', { id: 'register-user' }),
    route('register/seller', 'modules/people/accounts/ui/registration/register.route.tsx', { id: 'register-seller' }),
  ]),
  route('admin', 'shell/back-office/admin.layout.tsx', [
    layout('shell/back-office/admin-errors.layout.tsx', [
      index('shell/back-office/admin-start.route.tsx'),
      route('dashboard', 'modules/office/dashboard/ui/board/dashboard.route.tsx'),
      route('overview', 'modules/office/dashboard/ui/board/overview.route.tsx'),
      route('account', 'shell/back-office/own-account.route.tsx'),
      route('products', 'modules/products/inventory/ui/own-products/own-products.route.tsx'),
      route('products/variants/:id', 'modules/products/inventory/ui/variants/variants.route.tsx'),
      route('stock', 'modules/products/inventory/ui/stock/stock.route.tsx'),
      route('products/import', 'modules/products/imports/ui/start/imports.route.tsx'),
      route('products/import/columns', 'modules/products/imports/ui/start/columns.route.tsx'),
      route('products/import/:id', 'modules/products/imports/ui/import.route.tsx'),
      route('orders', 'modules/orders/orders/ui/desk/admin-orders.route.tsx'),
      route('orders/pick-list', 'modules/orders/orders/ui/packing/pick-list.route.tsx'),
      route('orders/invoices', 'modules/orders/orders/ui/order/order-invoices.route.tsx'),
      route('orders/packing-slips', 'modules/orders/orders/ui/packing/packing-slips.route.tsx'),
      route('returns', 'modules/orders/returns/ui/desk/returns.route.tsx'),
      route('invoices/:invoiceId', 'modules/finance/invoices/ui/desk-invoice.route.tsx'),
      route('earnings', 'modules/finance/ledger/ui/earnings/earnings.route.tsx'),
      route('payouts', 'modules/finance/ledger/ui/payouts/payouts.route.tsx'),
      route('cash', 'modules/finance/cash/ui/cash.route.tsx'),
      route('profile', 'modules/people/sellers/ui/profile/profile.route.tsx'),
      route('audit', 'modules/shop/audit/ui/audit.route.tsx'),
      route('settings', 'modules/office/settings/ui/settings.route.tsx'),
      route('pages', 'modules/office/pages/ui/editor/pages.route.tsx'),
      route('pages/:page/:language', 'modules/office/pages/ui/editor/page-text.route.tsx'),
      route('webhooks', 'modules/office/webhooks/ui/webhooks.route.tsx'),
      route('webhooks/:endpointId', 'modules/office/webhooks/ui/webhook.route.tsx'),
      route('mails', 'modules/office/mails/ui/mails.route.tsx'),
      route('mails/:mail/:language', 'modules/office/mails/ui/mail.route.tsx'),
      route('attributes', 'modules/products/attributes/ui/attributes.route.tsx'),
      route('approvals', 'modules/products/approvals/ui/approvals.route.tsx'),
      route('categories', 'modules/products/categories/ui/categories.route.tsx'),
      route('matching', 'modules/products/matching/ui/matching.route.tsx'),
      route('offers', 'modules/orders/offers/ui/offers.route.tsx'),
      route('services', 'modules/orders/sold-services/ui/services.route.tsx'),
      route('searches', 'modules/products/searches/ui/searches.route.tsx'),
      route('feeds', 'modules/products/feeds/ui/feeds.route.tsx'),
      route('fronts', 'modules/products/fronts/ui/editor/fronts.route.tsx'),
      route('fronts/:front', 'modules/products/fronts/ui/editor/front-editor.route.tsx'),
      route('front-proposals', 'modules/products/fronts/ui/proposals/proposals.route.tsx'),
      route('front-proposals/:proposal', 'modules/products/fronts/ui/proposals/proposal.route.tsx'),
      route('features', 'modules/products/banners/ui/features.route.tsx'),
      route('features-placeholder', 'modules/products/banners/ui/features-placeholder.route.tsx'),
      route('signup-vendor', 'modules/people/sellers/ui/vendors/signup-vendor.route.tsx'),
      route('signup-vendor/:vendorId', 'modules/office/people/ui/vendor.route.tsx'),
      route('shoppers', 'modules/office/people/ui/shoppers.route.tsx'),
      route('shoppers/:shopperId', 'modules/office/people/ui/shopper.route.tsx'),
      route('reviews', 'modules/products/reviews/ui/moderation/moderation.route.tsx'),
      route('reviews/import', 'modules/products/reviews/ui/imported/import-reviews.route.tsx'),
      route('questions', 'modules/products/questions/ui/desk/questions.route.tsx'),
      route('tickets', 'modules/office/contact/ui/desk/desk.route.tsx'),
      route('tickets/:ticketId', 'modules/office/contact/ui/desk/desk-ticket.route.tsx'),
      route('jobs', 'modules/office/jobs/ui/jobs.route.tsx'),
      route('status', 'modules/office/status/ui/status.route.tsx'),
      route('vendor-verificaton', 'modules/people/sellers/ui/vendors/verification.route.tsx'),
      route('vendor-verification', 'modules/people/sellers/ui/vendors/verification-spelled-right.route.tsx'),
      route('*', 'shell/errors/not-found.route.tsx', { id: 'admin-not-found' }),
    ]),
  ]),
  // After the back-office routes. It matches in the browser if the page's route manifest does not contain those.
  route('admin/*', 'shell/back-office/to-back-office.route.tsx'),
  layout('shell/storefront/shop.layout.tsx', [
    layout('shell/errors/page-errors.layout.tsx', [
      index('modules/products/fronts/ui/home.route.tsx'),
      route('shop/p/:front', 'modules/products/fronts/ui/landing.route.tsx'),
      route('shop/listing', 'modules/products/catalog/ui/listing/listing.route.tsx'),
      route('shop/categories', 'modules/products/catalog/ui/departments/departments.route.tsx'),
      route('shop/search', 'modules/products/catalog/ui/search/search.route.tsx'),
      route('shop/compare', 'modules/products/catalog/ui/comparison/compare.route.tsx'),
      route('shop/wishlist', 'modules/products/wishlist/ui/list/wishlist.route.tsx'),
      route('shop/wishlist/stop', 'modules/products/wishlist/ui/notices/stop-mails.route.tsx'),
      route('shop/cart/:token', 'modules/orders/cart/ui/links/shared-cart.route.tsx'),
      route('shop/checkout', 'modules/orders/orders/ui/checkout/checkout.route.tsx'),
      route('shop/account/:order?', 'modules/orders/orders/ui/own-orders/account.route.tsx'),
      route('shop/paypal-return', 'modules/orders/orders/ui/paying/paypal-return.route.tsx'),
      route('shop/payment-success', 'modules/orders/orders/ui/paying/payment-success.route.tsx'),
      route('shop/account/invoice/:invoiceId', 'modules/finance/invoices/ui/own-invoice.route.tsx'),
      route('product/:slug', 'modules/products/catalog/ui/product/product.route.tsx'),
      route('unauth-page', 'modules/people/accounts/ui/sign-in/unauth.route.tsx'),
      route('contact-us', 'modules/office/pages/ui/contact/contact.route.tsx'),
      route('aboutUs', TEXT_PAGE, { id: 'about' }),
      route('shipping-policy', TEXT_PAGE, { id: 'shipping' }),
      route('returnAndRefunds', TEXT_PAGE, { id: 'returns-and-refunds' }),
      route('return', TEXT_PAGE, { id: 'returning' }),
      route('privacy-policy', TEXT_PAGE, { id: 'privacy' }),
      route('term-conditions', TEXT_PAGE, { id: 'terms' }),
      route('grievance-officer', TEXT_PAGE, { id: 'grievance-officer' }),
      route('how-we-rank', TEXT_PAGE, { id: 'ranking' }),
      route('ticket', 'modules/office/contact/ui/ticket/ticket.route.tsx'),
      route('*', 'shell/errors/shop-not-found.route.tsx'),
    ]),
  ]),
] satisfies RouteConfig;

/** Uses the file name as route id. Every page contains these ids; whole paths would be 1 kB more. */
function named(entry: RouteConfigEntry): RouteConfigEntry {
  const id = entry.id ?? posix.basename(entry.file, '.tsx');
  return { ...entry, id, ...(entry.children && { children: entry.children.map(named) }) };
}

export default screens.map(named);
