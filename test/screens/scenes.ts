import * as act from './acts.ts';
import type { Scene } from './scene.ts';

const PHONE = { width: 390 } as const;
const DARK = { isDark: true } as const;
const FILTERED = '/shop/listing?brand=samsung,oneplus&kind=smartphone&inStock=true';
const AUDIO = '/shop/listing?kind=audio&inStock=true';
const PRODUCT = '/product/{product}';
const ACCOUNT = { path: '/shop/account', as: 'shopper' } as const;

/** Every picture of docs/screens, in the order of a visit. `{product}` stands for the front page's first product. */
export const SCENES: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'home-whole', path: '/', isWhole: true },
  { name: 'home-dark', path: '/', ...DARK },
  { name: 'home-phone', path: '/', ...PHONE },
  { name: 'suggestions', path: '/', act: act.typeKeyword },
  { name: 'listing', path: FILTERED },
  { name: 'listing-tablet-dark', path: '/shop/listing', width: 768, ...DARK },
  { name: 'listing-phone', path: '/shop/listing', ...PHONE },
  { name: 'filters-phone', path: '/shop/listing', ...PHONE, act: act.openFilters },
  { name: 'quick-view', path: '/shop/listing?kind=audio&inStock=true&sortBy=rating', act: act.openQuickView },
  { name: 'product', path: PRODUCT },
  { name: 'product-dark', path: PRODUCT, ...DARK },
  { name: 'product-phone', path: PRODUCT, ...PHONE },
  { name: 'delivery-phone', path: PRODUCT, ...PHONE, act: act.askPincode },
  { name: 'reviews', path: PRODUCT, act: act.readReviews },
  { name: 'search-mended', path: '/shop/search?keyword=bluetoth%20speaker' },
  { name: 'search-not-carried', path: '/shop/search?keyword=sony%20headphones' },
  { name: 'cart', path: AUDIO, act: act.openCart },
  { name: 'cart-phone', path: AUDIO, ...PHONE, act: act.openCart },
  { name: 'cart-empty-phone-dark', path: '/', ...PHONE, ...DARK, act: act.openEmptyCart },
  { name: 'login', path: '/login' },
  { name: 'register-seller-dark', path: '/register/seller', ...DARK },
  { name: 'register-phone', path: '/register/user', ...PHONE },
  { name: 'checkout', path: AUDIO, as: 'shopper', act: act.checkOut },
  { name: 'order-placed-phone', path: AUDIO, as: 'shopper', ...PHONE, act: act.placeOrder },
  { name: 'my-orders', ...ACCOUNT },
  { name: 'order', ...ACCOUNT, act: act.openOrder },
  { name: 'addresses-phone', ...ACCOUNT, ...PHONE, act: act.openAddresses },
  { name: 'contact', path: '/contact-us', act: act.writeToShop },
  { name: 'ticket-phone', path: '/contact-us', ...PHONE, act: act.followTicket },
  { name: 'returns', path: '/returnAndRefunds' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'dashboard', path: '/admin/dashboard', as: 'administrator' },
  { name: 'orders', path: '/admin/orders', as: 'administrator' },
  { name: 'seller-products', path: '/admin/products', as: 'seller' },
];
