import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

const PHONE = { width: 390 } as const;
const DARK = { isDark: true } as const;
const FILTERED = '/shop/listing?brand=samsung,oneplus&kind=smartphone&inStock=true';

async function addFirst(page: Page, count: number): Promise<void> {
  const add = page.getByRole('main').getByRole('button', { name: /^Add .* to cart$/ });
  for (let place = 0; place < count; place++) {
    await add.nth(place).click();
    await page.getByText('Product is added to cart').waitFor();
  }
}

async function openCart(page: Page): Promise<void> {
  await addFirst(page, 2);
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  await page.getByRole('dialog', { name: 'Your Cart' }).getByText('Checkout').waitFor();
}

async function openQuickView(page: Page): Promise<void> {
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('link', { name: /^Quick view/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }).waitFor();
}

/** Every picture of docs/screens, in the order of a visit. `{product}` stands for the front page's first product. */
export const SCENES: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'home-whole', path: '/', isWhole: true },
  { name: 'home-dark', path: '/', ...DARK },
  { name: 'home-phone', path: '/', ...PHONE },
  { name: 'home-phone-dark', path: '/', ...PHONE, ...DARK },
  { name: 'listing', path: FILTERED },
  { name: 'listing-tablet', path: '/shop/listing', width: 768 },
  { name: 'listing-phone', path: '/shop/listing', ...PHONE },
  {
    name: 'filters-phone',
    path: '/shop/listing',
    ...PHONE,
    act: async page => {
      await page.getByRole('button', { name: /^Filter/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'quick-view', path: '/shop/listing?kind=smartphone', act: openQuickView },
  { name: 'product', path: '/product/{product}' },
  { name: 'product-whole', path: '/product/{product}', isWhole: true },
  { name: 'product-dark', path: '/product/{product}', ...DARK },
  { name: 'product-phone', path: '/product/{product}', ...PHONE },
  { name: 'search', path: '/shop/search?keyword=galaxy' },
  { name: 'search-empty', path: '/shop/search?keyword=harmonium' },
  { name: 'cart', path: '/shop/listing?kind=audio&inStock=true', act: openCart },
  { name: 'cart-phone', path: '/shop/listing?kind=audio&inStock=true', ...PHONE, act: openCart },
  { name: 'login', path: '/login' },
  { name: 'register-phone', path: '/register/user', ...PHONE },
  {
    name: 'checkout',
    path: '/shop/listing?kind=audio&inStock=true',
    as: 'shopper',
    act: async page => {
      await openCart(page);
      await page.getByRole('dialog', { name: 'Your Cart' }).getByText('Checkout').click();
      await page.getByRole('button', { name: 'Place Your Order' }).first().waitFor();
    },
  },
  { name: 'account', path: '/shop/account', as: 'shopper' },
  { name: 'account-phone', path: '/shop/account', as: 'shopper', ...PHONE },
  {
    name: 'order',
    path: '/shop/account',
    as: 'shopper',
    act: async page => {
      await page
        .getByRole('button', { name: /View Details/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'contact', path: '/contact-us' },
  { name: 'about-phone', path: '/aboutUs', ...PHONE },
  { name: 'returns', path: '/returnAndRefunds' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'dashboard', path: '/admin/dashboard', as: 'administrator' },
  { name: 'orders', path: '/admin/orders', as: 'administrator' },
  { name: 'seller-products', path: '/admin/products', as: 'seller' },
];
