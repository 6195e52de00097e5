import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { openPage } from '#test/journeys/fixtures/open-page.ts';
import { looksRight, SHOPPER_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import {
  addToCart,
  goodsOfTwoSellers,
  newShopper,
  scarceGoods,
  totalText,
  write,
} from '#test/journeys/fixtures/shoppers.ts';
import { signIn } from '#test/journeys/fixtures/signing-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Axe reads every screen twice, once in each theme, which takes its time on a small machine.
test.describe.configure({ timeout: 300_000 });

const openCart = async (page: Page) => {
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  return page.getByRole('dialog', { name: 'Your Cart' });
};
const line = (page: Page, title: string) =>
  page.getByRole('dialog', { name: 'Your Cart' }).getByRole('group', { name: `Quantity of ${title}`, exact: true });
const inCart = (page: Page, count: number) =>
  expect(page.getByRole('button', { name: `Cart, ${count} item${count === 1 ? '' : 's'}` }).first()).toBeVisible();

for (const { name, viewport } of SHOPPER_SCREENS)
  test.describe(`the cart on ${name}`, () => {
    test.use({ viewport });

    test('a guest fills it, changes it, empties it', async ({ page, shop }) => {
      const problems = watchConsole(page);
      const [phone, cable] = await goodsOfTwoSellers(shop);
      for (const product of [phone, cable]) {
        await page.goto(`/product/${product.slug}`);
        await page.getByRole('button', { name: 'Add to cart' }).first().click();
        await expect(page.getByText('Product is added to cart (guest)', { exact: true })).toBeVisible();
      }
      await expect(page.getByRole('status').filter({ hasText: '2 in the cart' })).toBeAttached();

      const cart = await openCart(page);
      for (const { title, username } of [phone, cable]) {
        await expect(cart.getByRole('link', { name: title, exact: true })).toBeVisible();
        await expect(cart.getByRole('heading', { name: `Sold by ${username}` })).toBeVisible();
        await expect(line(page, title).getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
      }
      await looksRight(page);

      await line(page, phone.title).getByRole('button', { name: 'Increase quantity' }).click();
      await expect(page.getByText('Cart item is updated successfully', { exact: true })).toBeVisible();
      const [mrp, total] = [2 * phone.price + cable.price, 2 * (phone.salePrice ?? 0) + (cable.salePrice ?? 0)];
      const sums = cart.locator('footer dd');
      await expect(sums).toHaveText([totalText(mrp), `−${totalText(mrp - total)}`, '₹0.00', totalText(total)]);

      await cart.getByRole('button', { name: `Remove ${phone.title}` }).click();
      await expect(page.getByText('Cart item is deleted successfully', { exact: true })).toBeVisible();
      await expect(line(page, phone.title)).toBeHidden();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(line(page, phone.title).getByRole('status')).toHaveText('2');

      for (const { title } of [phone, cable]) {
        // Pointed at, a toast stays; otherwise it makes way for the buttons below it.
        await page.mouse.move(0, 0);
        await cart.getByRole('button', { name: `Remove ${title}` }).click();
      }
      await expect(cart.getByText('Your cart is empty.', { exact: true })).toBeVisible();
      await expect(cart.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/shop/listing');
      await looksRight(page);
      expect(problems).toEqual([]);
    });
  });

test('a guest sees when stock runs out, in the cart and outside', IN_THE_LONG_RUN, async ({ page, shop }) => {
  const scarce = await scarceGoods(shop);
  const { title, totalStock: stock } = scarce;
  await page.goto(`/product/${scarce.slug}`);
  const more = page.getByRole('group', { name: 'Quantity', exact: true }).getByRole('button', { name: /^Increase/ });
  for (let count = 1; count < stock; count += 1) await more.click();
  const add = page.getByRole('button', { name: 'Add to cart' }).first();
  await add.click();
  await inCart(page, stock);
  await add.click();
  const refusal = `Only ${stock} in stock. You already added ${stock}.`;
  await expect(page.getByRole('alert').getByText(refusal, { exact: true })).toBeVisible();

  await openCart(page);
  await line(page, title).getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.getByText(`Only ${stock} quantity can be added for this item`, { exact: true })).toBeVisible();
  await expect(line(page, title).getByRole('status')).toHaveText(String(stock));
});

test('products no longer sold leave a guest’s cart with a message, by one call for all', async ({ page, shop }) => {
  const goods = await goodsOfTwoSellers(shop);
  const calls: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/api/shop/products/')) calls.push(new URL(request.url()).pathname);
  });
  await page.goto('/privacy-policy');
  const vanished = '01890a5d-ac96-774b-bcce-b302099a8057';
  await page.evaluate(
    items => localStorage.setItem('guestCart', JSON.stringify(items)),
    [...goods.map(({ _id }) => _id), vanished].map(productId => ({ productId, quantity: 1 })),
  );
  await page.reload();
  await inCart(page, 2);
  expect(calls).toEqual(['/api/shop/products/some']);

  await page.evaluate(id => {
    const items = JSON.parse(localStorage.getItem('guestCart') ?? '[]');
    localStorage.setItem('guestCart', JSON.stringify([...items, { productId: id, quantity: 1 }]));
  }, vanished);
  await openCart(page);
  await expect(page.getByText('No longer available', { exact: true })).toBeVisible();
  await inCart(page, 2);
});

test('what has sold out is as faint in the cart as on its card', IN_THE_LONG_RUN, async ({ page }) => {
  const { data } = await (await page.request.get('/api/shop/products/get?limit=100')).json();
  const { _id, title } = data.find(({ totalStock }: { totalStock: number }) => totalStock === 0);
  await page.addInitScript(
    productId => localStorage.setItem('guestCart', JSON.stringify([{ productId, quantity: 1 }])),
    _id,
  );
  await openPage(page, '/privacy-policy');
  const gone = (await openCart(page)).getByRole('listitem').filter({ hasText: title });
  await expect(gone.getByText('Out Of Stock', { exact: true })).toBeVisible();
  await expect(gone.locator('img')).toHaveCSS('opacity', '0.4');
});

test(
  'a shopper’s change that does not get through is taken back, and says why',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    await newShopper(page, shop);
    const [phone, cable] = await goodsOfTwoSellers(shop);
    await addToCart(page, shop, phone, 2);
    await page.goto(`/product/${cable.slug}`);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText('Product is added to cart', { exact: true })).toBeVisible();

    await page.route('**/api/shop/cart/**', route =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    const toast = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
    await expect(toast).toContainText('We couldn’t reach the shop. Please check your connection.');
    await inCart(page, 3);

    const cart = await openCart(page);
    const quantity = line(page, phone.title).getByRole('status');
    await line(page, phone.title).getByRole('button', { name: 'Increase quantity' }).click();
    await expect(toast).toBeVisible();
    await expect(quantity).toHaveText('2');
    await cart.getByRole('button', { name: `Remove ${phone.title}` }).click();
    await expect(quantity).toHaveText('2');

    await page.unroute('**/api/shop/cart/**');
    await line(page, phone.title).getByRole('button', { name: 'Increase quantity' }).click();
    await expect(quantity).toHaveText('3');
  },
);

test(
  'a guest’s first tap without a network shows that it failed, and what to do',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    const [phone] = await goodsOfTwoSellers(shop);
    await openPage(page, `/product/${phone.slug}`);
    await page.context().setOffline(true);
    const add = page.getByRole('button', { name: 'Add to cart' }).first();
    const toast = page.getByRole('alert').filter({ hasText: 'We couldn’t open your cart' });
    await add.click();
    await expect(toast).toContainText('Reload the page once you are back online.');
    await page.context().setOffline(false);
    await toast.getByRole('button', { name: 'Reload' }).click();
    await expect(toast).toBeHidden();
    await add.click();
    await expect(page.getByText('Product is added to cart (guest)', { exact: true })).toBeVisible();
    await inCart(page, 1);
  },
);

test('two tabs of a guest show the same cart', IN_THE_LONG_RUN, async ({ context, page, shop }) => {
  const [phone] = await goodsOfTwoSellers(shop);
  const other = await context.newPage();
  await other.goto('/');
  await page.goto(`/product/${phone.slug}`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await inCart(other, 1);
  await openCart(other);
  await line(other, phone.title).getByRole('button', { name: 'Increase quantity' }).click();
  await inCart(page, 2);
});

test(
  'two tabs of a shopper show the same cart, and another device’s change when they are looked at',
  IN_THE_LONG_RUN,
  async ({ context, page, shop }) => {
    await newShopper(page, shop);
    const [phone, cable] = await goodsOfTwoSellers(shop);
    const other = await context.newPage();
    await other.goto('/');
    await page.goto(`/product/${phone.slug}`);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await inCart(other, 1);

    await addToCart(page, shop, cable, 2);
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    await inCart(other, 3);
  },
);

test('a guest who checks out signs in and finds both carts in one', async ({ page, browser, shop }) => {
  const elsewhere = await browser.newContext();
  const kavya = await newShopper(await elsewhere.newPage(), shop);
  const [phone, cable] = await goodsOfTwoSellers(shop);
  const [laptop] = elsewhere.pages();
  if (laptop) await addToCart(laptop, shop, cable, 2);
  await elsewhere.close();

  await page.goto(`/product/${phone.slug}`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await inCart(page, 1);
  await page.goto(`/product/${cable.slug}`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const cart = await openCart(page);
  await cart.getByRole('button', { name: `Save for later: ${cable.title}` }).click();
  await expect(cart.getByRole('heading', { name: 'Saved for later (1)' })).toBeVisible();
  await inCart(page, 1);
  await cart.getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => sessionStorage.getItem('previous_url'))).toBe('/shop/checkout');
  await signIn(page, kavya);
  await expect(page).toHaveURL(/\/shop\/checkout$/);
  for (const { title } of [phone, cable])
    await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toBeVisible();
  await inCart(page, 3);
  expect(await page.evaluate(() => [localStorage.guestCart, localStorage.guestLater])).toEqual([undefined, undefined]);

  await openCart(page);
  await cart.getByRole('button', { name: `Move to cart: ${cable.title}` }).click();
  await expect(line(page, cable.title).getByRole('status')).toHaveText('3');
  await cart.getByRole('button', { name: 'Share cart' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share your cart' });
  await sharing.getByRole('button', { name: 'Create link' }).click();
  const path = await sharing.getByRole('link', { name: 'Open' }).getAttribute('href');
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(path ?? '');
  await friend.getByRole('button', { name: 'Add all to my cart' }).click();
  await inCart(friend, 4);
  await friend.context().close();
  await sharing.getByRole('button', { name: /^Stop sharing/ }).click();
  await expect(page.getByText('The link does not work any more', { exact: true })).toBeVisible();
});

test('a cart whose session has ended says so and leads back to itself', IN_THE_LONG_RUN, async ({ page, shop }) => {
  const kavya = await newShopper(page, shop);
  const [phone] = await goodsOfTwoSellers(shop);
  await page.goto(`/product/${phone.slug}`);
  // The count is shown before the server has answered, and the session may not end in between.
  const added = page.waitForResponse('**/api/shop/cart/add');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await added;
  await inCart(page, 1);
  await write(page, shop, 'POST', '/api/auth/logout', {});
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('Your session has ended', { exact: true })).toBeVisible();
  await inCart(page, 1);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signIn(page, kavya);
  await expect(page).toHaveURL(`${shop.url}/product/${phone.slug}`);
  await inCart(page, 1);
});
