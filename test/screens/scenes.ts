import * as act from './acts.ts';
import * as desk from './desk-acts.ts';
import type { Scene } from './scene.ts';

const PHONE = { width: 390 } as const;
const DARK = { isDark: true } as const;
const FILTERED = '/shop/listing?brand=samsung,oneplus&kind=smartphone&inStock=true';
const AUDIO = '/shop/listing?kind=audio&inStock=true';
const PRODUCT = '/product/{product}';
const ACCOUNT = { path: '/shop/account', as: 'shopper' } as const;
const SELLER = { as: 'seller' } as const;
const ADMINISTRATOR = { as: 'administrator' } as const;

/** Every picture of docs/screens, in the order of a visit. `{product}` stands for the front page's first product. */
export const SCENES: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'home-dark', path: '/', ...DARK },
  { name: 'home-phone', path: '/', ...PHONE },
  { name: 'suggestions', path: '/', act: act.typeKeyword },
  { name: 'listing', path: FILTERED },
  { name: 'listing-tablet-dark', path: '/shop/listing', width: 768, ...DARK },
  { name: 'filters-phone', path: '/shop/listing', ...PHONE, act: act.openFilters },
  { name: 'quick-view', path: '/shop/listing?kind=audio&inStock=true&sortBy=rating', act: act.openQuickView },
  { name: 'product', path: PRODUCT },
  { name: 'product-dark', path: PRODUCT, ...DARK },
  { name: 'delivery-phone', path: PRODUCT, ...PHONE, act: act.askPincode },
  { name: 'reviews', path: PRODUCT, act: act.readReviews },
  { name: 'search-mended', path: '/shop/search?keyword=bluetoth%20speaker' },
  { name: 'cart-phone', path: AUDIO, ...PHONE, act: act.openCart },
  { name: 'register-seller-dark', path: '/register/seller', ...DARK },
  { name: 'checkout', path: AUDIO, as: 'shopper', act: act.checkOut },
  { name: 'payment-phone', path: AUDIO, as: 'shopper', ...PHONE, act: act.payOnline },
  { name: 'order-placed-phone', path: AUDIO, as: 'shopper', ...PHONE, act: act.placeOrder },
  { name: 'my-orders', ...ACCOUNT },
  { name: 'order', ...ACCOUNT, act: act.openOrder },
  { name: 'return-phone', ...ACCOUNT, ...PHONE, act: act.askReturn },
  { name: 'ticket-phone', path: '/contact-us', ...PHONE, act: act.followTicket },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'dashboard', path: '/admin/dashboard', ...ADMINISTRATOR },
  { name: 'dashboard-phone-dark', path: '/admin/dashboard', ...ADMINISTRATOR, ...PHONE, ...DARK },
  { name: 'orders', path: '/admin/orders', ...ADMINISTRATOR, act: desk.chooseOrders },
  { name: 'order-desk', path: '/admin/orders', ...SELLER, act: desk.openOrder },
  { name: 'returns-desk', path: '/admin/returns?show=all', ...ADMINISTRATOR, act: desk.openReturn },
  { name: 'invoice', path: '/admin/orders?status=delivered', ...SELLER, isWhole: true, act: desk.openInvoice },
  { name: 'seller-products', path: '/admin/products', ...SELLER, act: desk.openProduct },
  { name: 'stock', path: '/admin/stock', ...SELLER },
  { name: 'earnings-dark', path: '/admin/earnings', ...SELLER, ...DARK },
  { name: 'payouts', path: '/admin/payouts', ...ADMINISTRATOR },
  { name: 'settings-tablet', path: '/admin/settings', ...ADMINISTRATOR, width: 768 },
];
