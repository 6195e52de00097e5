import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/people/logins.ts';
import { demoShopper } from '#demo/people/people.ts';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { openPage } from '#test/journeys/fixtures/open-page.ts';
import { looksRight, SHOPPER_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import {
  addAddress,
  addToCart,
  goodsOfTwoSellers,
  newShopper,
  type Shopper,
  totalText,
  write,
} from '#test/journeys/fixtures/shoppers.ts';
import { enterShop } from '#test/journeys/fixtures/signing-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Axe reads every screen twice, once in each theme, which takes its time on a small machine.
test.describe.configure({ timeout: 300_000 });

const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

/** Writes all of an address but the city and the state, which follow from the PIN code. */
async function writeAddress(form: Page | Locator, street: string, pincode: string) {
  await form.getByLabel('PIN code').fill(pincode);
  await form.getByLabel('Mobile').fill('98765 43210');
  await form.getByLabel('Flat, house, street').fill(street);
  await form.getByLabel(/^Delivery instructions/).fill('Ring twice');
}

test('the demo’s shopper has orders from the first start on', IN_THE_LONG_RUN, async ({ page }) => {
  await enterShop(page, { email: demoShopper.email, password: DEMO_PASSWORD });
  await page.goto('/shop/account');
  const rows = page.getByRole('row').filter({ hasText: 'BB-' });
  await expect(rows).toHaveCount(4);
  for (const [at, status] of ['In shipping', 'Delivered', 'Cancelled', 'Delivered'].entries())
    await expect(rows.nth(at)).toContainText(status);
});

type Shop = Parameters<typeof newShopper>[1];

async function buyOneOfEach(page: Page, shop: Shop, kavya: Shopper) {
  const goods = await goodsOfTwoSellers(shop);
  await addAddress(page, shop, kavya);
  for (const product of goods) await addToCart(page, shop, product);
  const { data } = await (await page.request.get(`${shop.url}/api/shop/address/get/${kavya.id}`)).json();
  const wish = { addressInfo: { addressId: data[0]._id } };
  const { orderId, number } = await write(page, shop, 'POST', '/api/shop/order/create', wish);
  return { goods, orderId, number, total: goods.reduce((sum, { salePrice }) => sum + (salePrice ?? 0), 0) };
}

for (const { name, viewport } of SHOPPER_SCREENS)
  test.describe(`the account on ${name}`, () => {
    test.use({ viewport });

    test('shows orders, their details, and who is signed in', IN_THE_LONG_RUN, async ({ page, shop }) => {
      const problems = watchConsole(page);
      const kavya = await newShopper(page, shop);
      await page.goto('/shop/account');
      await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
      await expect(page.getByText('No orders yet', { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('cell')).toHaveCSS('border-bottom-style', 'none');
      await looksRight(page);

      const { goods, orderId, number, total } = await buyOneOfEach(page, shop, kavya);
      await page.reload();
      const row = page.getByRole('row').filter({ hasText: number });
      for (const text of ['Pending', totalText(total)]) await expect(row).toContainText(text);
      await looksRight(page);
      await row.getByRole('link', { name: `View Details of ${number}` }).click();
      const details = page.getByRole('dialog', { name: `Order ${number}` });
      for (const text of [orderId, 'Cash on delivery', 'Payment Status', 'Shipping Info', 'Kavya Rao'])
        await expect(details.getByText(text, { exact: true }).first()).toBeVisible();
      for (const { title, slug } of goods)
        await expect(details.getByRole('link', { name: title })).toHaveAttribute('href', `/product/${slug}`);
      await looksRight(page);
      await details.getByRole('button', { name: 'Close details' }).click();
      await expect(details).toBeHidden();

      await page.getByRole('link', { name: 'user', exact: true }).click();
      for (const fact of [kavya.userName, kavya.email]) await told(page, fact);
      await looksRight(page);
      await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/\/login$/);
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
        0,
        0,
        '',
      ]);
      expect(problems).toEqual([]);
    });

    test('keeps three addresses, PIN code first', IN_THE_LONG_RUN, async ({ page, shop }) => {
      const problems = watchConsole(page);
      await newShopper(page, shop);
      await page.goto('/shop/account?tab=address');
      await told(page, 'No saved addresses yet');
      await looksRight(page);

      await page.getByRole('button', { name: 'Add an address' }).click();
      const pincode = page.getByLabel('PIN code');
      await expect(pincode).toBeFocused();
      const save = page.getByRole('button', { name: 'Save address' });
      await expect(save).toBeDisabled();
      await pincode.fill('411001');
      await expect(page.getByLabel('City')).toHaveValue('Pune');
      await expect(page.getByLabel('State')).toHaveValue('27');
      await writeAddress(page, '7, Fergusson College Road', '411001');
      for (const label of [/^PIN code/, /^Mobile/, /^Flat/, /^City/, /^Delivery instructions/]) {
        const field = page.getByLabel(label);
        const text = await field.inputValue();
        await field.fill('  ');
        await expect(save).toBeDisabled();
        await field.fill(text);
        await expect(save).toBeEnabled();
      }
      await page.getByLabel('City').fill('Pimpri');
      await looksRight(page);
      await save.click();
      await told(page, 'Address added successfully');

      for (const [street, code] of [
        ['14 Residency Road', '560025'],
        ['6-3-1090 Raj Bhavan Road', '500082'],
      ] as const) {
        await page.getByRole('button', { name: 'Add an address' }).click();
        await writeAddress(page, street, code);
        await save.click();
        await expect(page.getByRole('listitem').filter({ hasText: street })).toBeVisible();
      }
      await page.getByRole('button', { name: 'Add an address' }).click();
      await told(page, 'You can add max 3 addresses');

      await page.getByRole('button', { name: /^Edit 7, Fergusson/ }).click();
      await page.getByLabel('State').selectOption({ label: 'Goa' });
      await save.click();
      await told(page, 'Address updated successfully');
      await expect(page.getByText('7, Fergusson College Road, Pimpri, Goa 411001')).toBeVisible();

      await page.getByRole('button', { name: /^Delete 14 Residency/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await told(page, 'Address deleted successfully');
      await expect(page.getByText('2 of 3 saved')).toBeVisible();
      await looksRight(page);

      // The first address says where products are delivered to, until another place is chosen.
      await page.goto('/shop/listing');
      await page.getByRole('button', { name: 'Deliver to 411001 Pune' }).click();
      await page
        .getByRole('dialog', { name: 'Where to deliver?' })
        .getByRole('button', { name: /500082$/ })
        .click();
      await expect(page.getByRole('button', { name: 'Deliver to 500082 Hyderabad' })).toBeFocused();
      // Before the session is taken away, which a call under way may be answered with.
      expect(problems).toEqual([]);
      // It is nothing for whoever uses this browser next.
      await page.context().clearCookies();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Enter your PIN code for delivery dates' })).toBeVisible();
      expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('delivery')))).toEqual(
        [],
      );
    });
  });

test(
  'the status is green when confirmed, red when rejected, and ink otherwise',
  IN_THE_LONG_RUN,
  async ({ page, browser, shop }) => {
    const kavya = await newShopper(page, shop);
    const { number, orderId } = await buyOneOfEach(page, shop, kavya);
    const desk = await (await browser.newContext({ baseURL: shop.url })).newPage();
    await write(desk, shop, 'POST', '/api/auth/login', shop.administrator);
    const markOf = async () => {
      await page.goto('/shop/account');
      const mark = page.getByRole('row').filter({ hasText: number }).locator('svg').first();
      return mark.evaluate(element => getComputedStyle(element).color);
    };
    const colour = (token: string) =>
      page.evaluate(name => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = `var(${name})`;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      }, token);
    const pending = await markOf();
    expect(pending).toBe(await colour('--ink'));
    await write(desk, shop, 'PUT', `/api/admin/orders/update/${orderId}`, { orderStatus: 'rejected' });
    const rejected = await markOf();
    expect(rejected).toBe(await colour('--bad'));
    await desk.context().close();
  },
);

test(
  'orders, details and addresses that can not be read say so, show nothing old, and can be asked for again',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    const kavya = await newShopper(page, shop);
    const { number } = await buyOneOfEach(page, shop, kavya);
    const row = page.getByRole('row').filter({ hasText: number });
    const again = () => page.getByRole('button', { name: 'Try again' }).click();

    await page.route('**/api/shop/order/list/**', route => route.abort());
    await openPage(page, '/shop/account');
    await told(page, 'We couldn’t load your orders');
    await expect(row).toHaveCount(0);
    await page.unroute('**/api/shop/order/list/**');
    await again();
    await expect(row).toBeVisible();

    await page.route('**/api/shop/order/details/**', route => route.abort());
    await row.getByRole('link', { name: `View Details of ${number}` }).click();
    const details = page.getByRole('dialog', { name: 'Order Details' });
    await expect(details.getByText('We couldn’t reach the shop. Please check your connection.')).toBeVisible();
    await expect(details.getByText('Shipping Info')).toHaveCount(0);
    await page.unroute('**/api/shop/order/details/**');
    await again();
    await expect(page.getByRole('dialog', { name: `Order ${number}` }).getByText('Shipping Info')).toBeVisible();

    await page.route('**/api/shop/address/get/**', route => route.abort());
    await openPage(page, '/shop/account?tab=address');
    await told(page, 'We couldn’t load your addresses');
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Silver Oak' })).toHaveCount(0);
    await page.unroute('**/api/shop/address/get/**');
    await again();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Silver Oak' })).toBeVisible();
  },
);

test('an order prints alone, black on white, with who the shop is', IN_THE_LONG_RUN, async ({ page, shop }) => {
  const kavya = await newShopper(page, shop);
  const { goods, number, total } = await buyOneOfEach(page, shop, kavya);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/shop/account');
  await page
    .getByRole('link', { name: `View Details of ${number}` })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: `Order ${number}` })).toBeVisible();
  const paper = page.getByRole('article').filter({ has: page.locator('h1', { hasText: `Order ${number}` }) });
  await expect(paper).toBeHidden();

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  for (const other of ['header', 'footer', 'dialog[open]', 'table'])
    await expect(page.locator(`${other}:not([data-prints] *)`).first()).toBeHidden();
  const { data: identity } = await (await page.request.get(`${shop.url}/api/common/shop`)).json();
  const goodsWords = goods.flatMap(({ title, username }) => [title, `Sold by ${username}`]);
  for (const text of [identity.legalName, identity.registeredAddress, number, totalText(total), ...goodsWords])
    await expect(paper.getByText(text).first()).toBeVisible();
  const look = await page.evaluate(() => [
    getComputedStyle(document.body).backgroundColor,
    getComputedStyle(document.documentElement).overflow,
  ]);
  expect(look).toEqual(['oklch(1 0 0)', 'visible']);
  expect(pages(await page.pdf({ format: 'A4' }))).toBe(1);
});

function pages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}
