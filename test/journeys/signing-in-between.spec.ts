import { expect, type Page } from '@playwright/test';
import { test } from './running-shop.ts';
import { addAddress, addToCart, goodsOfTwoSellers, newShopper, scarceGoods, write } from './shoppers.ts';
import { signIn } from './signing-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

test('a session that ends before the order is placed costs one login: cart, address and notes are as they were', async ({
  page,
  shop,
}) => {
  const kavya = await newShopper(page, shop);
  await addAddress(page, shop, kavya);
  await addAddress(page, shop, kavya, { name: 'Office', notes: 'Leave it at gate 4', pincode: '500081' });
  const [phone] = await goodsOfTwoSellers(shop);
  await addToCart(page, shop, phone);
  await page.goto('/shop/checkout');
  await page.getByRole('radio', { name: 'Office' }).check();
  await write(page, shop, 'POST', '/api/auth/logout', {});
  await press(page, 'Place Your Order');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, kavya);
  await expect(page).toHaveURL(/\/shop\/checkout$/);
  await expect(page.getByRole('radio', { name: 'Office' })).toBeChecked();
  await expect(page.getByRole('main').getByRole('link', { name: phone.title, exact: true })).toBeVisible();
  await press(page, 'Place Your Order');
  await expect(page.getByRole('dialog', { name: 'Order Placed!' })).toBeVisible();
  const { data } = await (await page.request.get(`${shop.url}/api/shop/order/list/${kavya.id}`)).json();
  expect(data).toHaveLength(1);
  const order = await (await page.request.get(`${shop.url}/api/shop/order/details/${data[0]._id}`)).json();
  expect(order.data.addressInfo.notes).toBe('Leave it at gate 4');
});

test('a guest who registers finds the goods in the new cart, and is told once what could not come along', async ({
  page,
  shop,
}) => {
  const scarce = await scarceGoods(shop);
  await page.goto('/register/user');
  await page.evaluate(
    lines => localStorage.setItem('guestCart', JSON.stringify(lines)),
    [{ productId: scarce._id, quantity: scarce.totalStock + 2 }],
  );
  const email = `late.${process.pid}@journey.example`;
  await page.getByLabel('Username').fill(`Late ${process.pid}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('chai at four o clock');
  await page.getByLabel('Mobile').fill('98765 43210');
  await press(page, 'Request OTP');
  const code = /^Subject: (\d{6}) is your/m.exec(await shop.mailTo(email, /^Subject: \d{6} is your/m))?.[1] ?? '';
  await page.getByLabel('Enter OTP').fill(code);
  await press(page, 'Verify OTP & Sign Up');
  await expect(page).toHaveURL(`${shop.url}/`);
  const words = `Only ${scarce.totalStock} of ${scarce.title} could be added, there are no more in stock.`;
  const told = page.getByText(words, { exact: true });
  await expect(told).toBeVisible();
  const cart = page.getByRole('banner').getByRole('button', { name: `Cart, ${scarce.totalStock} items` });
  await expect(cart).toBeVisible();
  await page.reload();
  await expect(cart).toBeVisible();
  await expect(told).toHaveCount(0);
});
