import { expect } from '@playwright/test';
import { isAccessible, SHOPPER_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice } from '#test/journeys/fixtures/signing-in.ts';

// The whole way from a first start to a delivered order, as who tries the shop walks it.
test.use({ start: 'new' });

for (const { name, viewport } of SHOPPER_SCREENS) {
  test.describe(`on ${name}`, () => {
    // Nothing moves by itself, so that colours are measured at rest and not half-way through a fade.
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('a new shopper buys a phone, the administrator delivers it, and the shopper gets a mail', async ({
      page,
      browser,
      shop,
    }) => {
      const problems = watchConsole(page);
      const buyer = {
        name: `Asha ${viewport.width}`,
        email: `asha.${viewport.width}@journey.example`,
        password: 'chai at four o clock',
      };

      await test.step('finds a phone from the front page', async () => {
        await page.goto('/');
        await expect(
          page.getByRole('heading', { level: 1, name: 'Shop the Latest Electronics & Gadgets' }),
        ).toBeVisible();
        await isAccessible(page);
        await page.goto('/shop/listing?kind=smartphone&condition=new&inStock=true');
        await expect(page.getByText(/\d+ products/)).toBeVisible();
        await isAccessible(page);
      });

      const title = await test.step('opens it and puts it into the cart as a guest', async () => {
        const card = page.getByRole('main').getByRole('article').first();
        await card.getByRole('link', { name: /^Quick view/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await isAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        const heading = (await card.getByRole('heading').textContent()) ?? '';
        await card.getByRole('heading').getByRole('link').click();
        // The address changes before the page does: what stands there until then is the list.
        await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
        await expect(page).toHaveURL(/\/product\//);
        await isAccessible(page);
        await page.getByRole('button', { name: 'Add to cart' }).first().click();
        await expect(page.getByText('Product is added to cart (guest)')).toBeVisible();
        return heading;
      });

      await test.step('is sent to log in from the cart, and registers with the code from the mail', async () => {
        await page.getByRole('button', { name: /^Cart/ }).first().click();
        const cart = page.getByRole('dialog', { name: 'Your Cart' });
        await expect(cart.getByText(title, { exact: true }).first()).toBeVisible();
        await isAccessible(page);
        await cart
          .getByRole('button', { name: 'Checkout' })
          .or(cart.getByRole('link', { name: 'Checkout' }))
          .click();
        await expect(page).toHaveURL(/\/login$/);
        await isAccessible(page);
        await page.getByRole('link', { name: 'Create User Account' }).click();
        await page.getByLabel('Username').fill(buyer.name);
        await page.getByLabel('Email').fill(buyer.email);
        await page.getByLabel('Password', { exact: true }).fill(buyer.password);
        await page.getByLabel('Mobile').fill('98765 43210');
        await isAccessible(page);
        await page.getByRole('button', { name: 'Request OTP' }).click();
        const code =
          /\b(\d{6})\b/.exec(
            (await shop.mailTo(buyer.email, /\b\d{6}\b/))
              .split(/\r?\n\r?\n/)
              .slice(1)
              .join('\n'),
          )?.[1] ?? '';
        await page.getByLabel('Enter OTP').fill(code);
        await isAccessible(page);
        await page.getByRole('button', { name: 'Verify OTP & Sign Up' }).click();
      });

      const number = await test.step('orders with cash on delivery', async () => {
        await page.waitForURL(url => url.pathname !== '/register/user');
        await page.goto('/shop/checkout');
        await page.getByLabel('PIN code').fill('411001');
        await page.getByLabel('Full name').fill('Asha Deshpande');
        await page.getByLabel('Mobile').fill('9876543210');
        await page.getByLabel('Flat, house, street').fill('7, Fergusson College Road');
        await page.getByLabel('City').fill('Pune');
        await page.getByLabel(/^Delivery instructions/).fill('Ring twice');
        await isAccessible(page);
        await page.getByRole('button', { name: 'Save address' }).click();
        await expect(page.getByText('Address added successfully')).toBeVisible();
        await expect(page.getByRole('main').getByText(title, { exact: true }).first()).toBeVisible();
        await page.getByRole('button', { name: 'Place Your Order' }).click();
        const placed = page.getByRole('dialog', { name: 'Order Placed!' });
        await expect(placed).toBeVisible();
        await isAccessible(page);
        const shown = /BB-\d+/.exec((await placed.textContent()) ?? '')?.[0] ?? '';
        expect(shown).toMatch(/^BB-\d+$/);
        await page.keyboard.press('Escape');
        await expect(page).toHaveURL(`${shop.url}/`);
        return shown;
      });

      await test.step('gets a mail, and sees the order under My Orders', async () => {
        expect(await shop.mailTo(buyer.email, new RegExp(number))).toContain(number);
        await page.goto('/shop/account');
        await page.getByRole('row').filter({ hasText: number }).click();
        const details = page.getByRole('dialog');
        await expect(details.getByText(title, { exact: true }).first()).toBeVisible();
        await expect(details.getByText('Pending').first()).toBeVisible();
        await isAccessible(page);
      });

      await test.step('the shop-keeper delivers it', async () => {
        const told = await page
          .getByText(/^Delivery code/)
          .first()
          .textContent();
        const code = /\d{6}/.exec(told ?? '')?.[0] ?? '';
        const desk = await browser.newContext({
          viewport,
          baseURL: shop.url,
          reducedMotion: 'reduce',
          locale: 'en-IN',
        });
        const keeper = await desk.newPage();
        const keeperProblems = watchConsole(keeper);
        await enterBackOffice(keeper, shop.administrator);
        await expect(keeper).toHaveURL(/\/admin\/dashboard$/);
        await expect(keeper.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
        await isAccessible(keeper);
        await keeper.goto('/admin/orders');
        await expect(keeper.getByRole('heading', { name: 'All Orders' })).toBeVisible();
        await isAccessible(keeper);
        const row = keeper.getByRole('row').filter({ hasText: number });
        const link = row.getByRole('link', { name: `View Details of ${number}` });
        await (viewport.width < 768 ? row : link).click();
        const details = keeper.getByRole('dialog');
        await expect(details.getByText(title, { exact: true }).first()).toBeVisible();
        await isAccessible(keeper);
        for (const status of ['In shipping', 'Delivered']) {
          await details.getByLabel('Order Status').selectOption({ label: status });
          if (status === 'Delivered') await details.getByLabel('Delivery code').fill(code);
          await details.getByRole('button', { name: 'Update Order Status' }).click();
          await expect(keeper.getByText('Order status is updated successfully!', { exact: true })).toBeVisible();
          await expect(details.getByLabel('Order Status')).toHaveValue('');
          await expect(details.getByRole('list').getByText(new RegExp(status, 'i')).first()).toBeVisible();
        }
        expect(keeperProblems).toEqual([]);
        await desk.close();
      });

      await test.step('the buyer is told, and sees it delivered', async () => {
        await shop.mailTo(buyer.email, /delivered/i);
        await page.reload();
        await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Delivered');
      });

      expect(problems).toEqual([]);
    });
  });
}
