import { expect, type Page } from '@playwright/test';
import { getBrands, saveBrands } from '#office/settings/brands/brands.contract.ts';
import { getSettings, SAVE } from '#office/settings/contract.ts';
import { login } from '#people/accounts/contract.ts';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { isAccessible, looksRight, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { clientOf } from '#test/journeys/fixtures/people.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { addAddress, addToCart, goodsOfTwoSellers, newShopper } from '#test/journeys/fixtures/shoppers.ts';
import { enterBackOffice } from '#test/journeys/fixtures/signing-in.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000 });

const SHOP_GSTIN = '29AAHCB4471M1Z6';
const NAME = 'Chandni Electronics';
const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test(
  'an administrator renames the shop and limits cash; shop and checkout follow',
  IN_THE_LONG_RUN,
  async ({ page, shop, browser }) => {
    const problems = watchConsole(page);
    await enterBackOffice(page, shop.administrator);
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL(/\/admin\/settings$/);
    const ours = section(page, 'Shop');
    await expect(ours.getByLabel('Shop name')).toHaveValue('Bijli Bazaar');
    await looksRight(page);

    try {
      await ours.getByLabel('Shop name').fill(' ');
      await ours.getByRole('button', { name: 'Save Shop' }).click();
      await expect(ours.getByLabel('Shop name')).toBeFocused();
      await expect(ours.getByLabel('Shop name')).toHaveAccessibleDescription('Shop name is required');
      await ours.getByLabel('GST Number').fill('07AA');
      await expect(ours.getByLabel('State')).toHaveValue('07');
      await ours.getByLabel('GST Number').fill(SHOP_GSTIN);
      await expect(ours.getByLabel('State')).toHaveValue('29');
      await ours.getByLabel('Shop name').fill(NAME);
      await page.getByRole('link', { name: 'Audit' }).click();
      await page
        .getByRole('alertdialog', { name: 'Discard the changes?' })
        .getByRole('button', { name: 'Keep editing' })
        .click();
      await ours.getByLabel('Shop name').press('Control+s');
      await expect(page.getByText('Shop saved')).toBeVisible();
      await expect(ours.getByText('Unsaved changes')).toBeHidden();

      const delivery = section(page, 'Delivery and cash');
      await delivery.getByLabel('Cash on delivery limit').fill('₹2,000');
      await expect(delivery.getByText('No cash on delivery: it is available only up to ₹2,000.')).toBeVisible();
      await delivery.getByText('By state').click();
      await delivery.getByLabel('Goa').uncheck();
      await delivery.getByLabel('PIN code to check').fill('403 001');
      await expect(delivery.getByText('we don’t deliver to 403001 in Goa.')).toBeVisible();
      await delivery.getByRole('button', { name: 'Save Delivery and cash' }).click();
      await expect(page.getByText('Delivery and cash saved')).toBeVisible();

      const brands = section(page, 'Brands');
      await brands.getByRole('button', { name: 'Add a brand' }).click();
      await brands.getByLabel('Name of new brand').fill('Lamington');
      await brands.getByRole('button', { name: 'Move Lamington up' }).press('Enter');
      await expect(brands.getByText('Lamington is now number 7 of 8')).toBeAttached();
      await brands.getByRole('button', { name: 'Save Brands' }).click();
      await expect(page.getByText('Brands saved')).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await looksRight(page);

      const theirs = await (await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' })).newPage();
      const kavya = await newShopper(theirs, shop);
      await addAddress(theirs, shop, kavya);
      for (const goods of await goodsOfTwoSellers(shop)) await addToCart(theirs, shop, goods);
      await theirs.goto('/');
      await expect(theirs).toHaveTitle(new RegExp(`· ${NAME}$`));
      await expect(theirs.getByRole('link', { name: `${NAME}, home` }).first()).toBeVisible();
      await expect(theirs.getByRole('link', { name: 'Lamington' }).first()).toBeVisible();
      await theirs.goto('/shop/checkout');
      await expect(theirs.getByRole('radio', { name: /^Cash on delivery Available up to ₹2,000/ })).toBeDisabled();
      await expect(theirs.getByRole('radio', { name: 'Test payment' })).toBeChecked();
      // As in a shop that takes cash alone.
      await theirs.route('**/api/shop/checkouts', async route => {
        const response = await route.fetch();
        const { data, ...answer } = await response.json();
        const methods = data.methods.filter(({ method }: { method: string }) => method === 'COD');
        await route.fulfill({ response, json: { ...answer, data: { ...data, methods } } });
      });
      await theirs.reload();
      await expect(theirs.getByRole('radio', { name: 'Cash on delivery' })).toBeDisabled();
      await expect(
        theirs.getByText('Cash on delivery is available up to ₹2,000, and this order is above that.'),
      ).toBeVisible();
      await theirs.getByRole('button', { name: 'Place Your Order' }).click();
      await expect(theirs.getByRole('alert').getByText(/^Cash on delivery is available up to ₹2,000\./)).toBeVisible();
      await isAccessible(theirs);
      await theirs.context().close();
      expect(problems).toEqual([]);
    } finally {
      await asItWas(shop);
    }
  },
);

/** The shop is shared with other journeys. */
async function asItWas(shop: Parameters<typeof clientOf>[0]): Promise<void> {
  let token = '';
  const answer = await fetch(`${shop.url}/api${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(shop.administrator),
  });
  token = /session=([^;]+)/.exec(answer.headers.getSetCookie().join(' '))?.[1] ?? '';
  const call = clientOf(shop, token);
  const { shop: ours, delivery } = (await call(getSettings, {})).data;
  const { version, brands } = (await call(getBrands, {})).data;
  const before = brands.filter(({ label }) => label !== 'Lamington').map(({ goods: _, ...brand }) => brand);
  await call(saveBrands, { version, brands: before });
  await call(SAVE.shop, { ...ours, fields: { ...ours.fields, name: 'Bijli Bazaar' } });
  await call(SAVE.delivery, { ...delivery, fields: { ...delivery.fields, codCap: '', refused: '' } });
}
