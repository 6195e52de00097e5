import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every screen, by its address. */
export default [
  layout('features/accounts/ui/auth.layout.tsx', [
    route('login', 'features/accounts/ui/login.route.tsx'),
    route('forgot-password', 'features/accounts/ui/forgot-password.route.tsx'),
    route('register/user', 'features/accounts/ui/register.route.tsx', { id: 'register-user' }),
    route('register/seller', 'features/accounts/ui/register.route.tsx', { id: 'register-seller' }),
  ]),
  route('admin', 'shell/admin.layout.tsx', [
    layout('shell/admin-errors.layout.tsx', [
      index('shell/admin-start.route.tsx'),
      route('dashboard', 'features/dashboard/ui/dashboard.route.tsx'),
      route('account', 'shell/own-account.route.tsx'),
      route('products', 'features/inventory/ui/own-products.route.tsx'),
      route('products/import', 'features/imports/ui/imports.route.tsx'),
      route('products/import/columns', 'features/imports/ui/columns.route.tsx'),
      route('products/import/:id', 'features/imports/ui/import.route.tsx'),
      route('orders', 'features/orders/ui/admin-orders.route.tsx'),
      route('profile', 'features/sellers/ui/profile.route.tsx'),
      route('audit', 'features/audit/ui/audit.route.tsx'),
      route('signup-vendor', 'features/sellers/ui/signup-vendor.route.tsx'),
      route('vendor-verificaton', 'features/sellers/ui/verification.route.tsx'),
      route('vendor-verification', 'features/sellers/ui/verification-spelled-right.route.tsx'),
      route('*', 'shell/not-found.route.tsx', { id: 'admin-not-found' }),
    ]),
  ]),
  layout('shell/shop.layout.tsx', [
    layout('shell/page-errors.layout.tsx', [
      index('features/catalog/ui/home.route.tsx'),
      route('shop/listing', 'features/catalog/ui/listing.route.tsx'),
      route('shop/search', 'features/catalog/ui/search.route.tsx'),
      route('shop/checkout', 'features/orders/ui/checkout.route.tsx'),
      route('shop/account', 'features/orders/ui/account.route.tsx'),
      route('product/:slug', 'features/catalog/ui/product.route.tsx'),
      route('unauth-page', 'features/accounts/ui/unauth.route.tsx'),
      route('contact-us', 'features/pages/ui/contact.route.tsx'),
      route('aboutUs', 'features/pages/ui/about.route.tsx'),
      route('shipping-policy', 'features/pages/ui/shipping.route.tsx'),
      route('returnAndRefunds', 'features/pages/ui/returns-and-refunds.route.tsx'),
      route('return', 'features/pages/ui/return.route.tsx'),
      route('privacy-policy', 'features/pages/ui/privacy.route.tsx'),
      route('term-conditions', 'features/pages/ui/terms.route.tsx'),
      route('grievance-officer', 'features/pages/ui/grievance.route.tsx'),
      route('how-we-rank', 'features/pages/ui/ranking.route.tsx'),
      route('ticket', 'features/contact/ui/ticket.route.tsx'),
      route('*', 'shell/not-found.route.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
