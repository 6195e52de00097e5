import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { newShopper } from '#test/journeys/fixtures/shoppers.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Every stop of the focus is looked at.
test.describe.configure({ timeout: 300_000 });

const MAX_STEPS = 120;

/** Goes on with Tab (or back with Shift+Tab) until it is there; each stop on the way shows where the focus is. */
async function walkTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press(key);
    const { isShown, isThere } = await goal.evaluate(element => {
      const at = document.activeElement;
      // A field draws its own ring or its frame does.
      const places = at && at !== document.body ? [at, at.parentElement, at.parentElement?.parentElement] : [];
      const isShown = places.some(place => {
        const { outlineStyle = 'none', boxShadow = 'none' } = place ? getComputedStyle(place) : {};
        return outlineStyle !== 'none' || boxShadow !== 'none';
      });
      return { isShown: isShown || places.length === 0, isThere: element === at };
    });
    if (!isShown) throw new Error(await page.evaluate(() => document.activeElement?.outerHTML ?? ''));
    if (isThere) return;
  }
  throw new Error(`the keyboard does not come to ${goal}`);
}

test('from the front page to the placed order by keyboard alone', async ({ page, browser, shop }) => {
  const elsewhere = await browser.newContext();
  const kavya = await newShopper(await elsewhere.newPage(), shop);
  await elsewhere.close();
  const { keyboard } = page;

  await test.step('past the header into the goods', async () => {
    await page.goto('/');
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await keyboard.press('Enter');
    await walkTo(
      page,
      page
        .getByRole('main')
        .getByRole('button', { name: /^Add .+ to cart$/ })
        .first(),
    );
    await keyboard.press('Enter');
    await expect(page.getByText('Product is added to cart (guest)')).toBeVisible();
  });

  await test.step('one more, and to the cart', async () => {
    // The button has become a stepper and the focus stands on its plus.
    await expect(page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).first()).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByText('Cart item is updated successfully')).toBeVisible();
    await walkTo(page, page.getByRole('button', { name: 'Cart, 2 items' }).first(), 'Shift+Tab');
    await keyboard.press('Enter');
    const cart = page.getByRole('dialog', { name: 'Your Cart' });
    await expect(cart).toBeVisible();
    await walkTo(page, cart.getByRole('link', { name: 'Checkout' }));
    await keyboard.press('Enter');
  });

  await test.step('signs in', async () => {
    await expect(page).toHaveURL(/\/login$/);
    await walkTo(page, page.getByLabel('Email'));
    await keyboard.type(kavya.email);
    await walkTo(page, page.getByLabel('Password', { exact: true }));
    await keyboard.type(kavya.password);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/shop\/checkout$/);
  });

  await test.step('writes an address', async () => {
    await walkTo(page, page.getByLabel('PIN code'));
    await keyboard.type('560025');
    for (const [label, text] of [
      ['Full name', 'Kavya Rao'],
      ['Mobile', '98765 43210'],
      ['Flat, house, street', '14 Residency Road'],
    ] as const) {
      await walkTo(page, page.getByLabel(label));
      await keyboard.type(text);
    }
    await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
    await walkTo(page, page.getByRole('combobox', { name: 'State' }));
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowUp');
    await walkTo(page, page.getByLabel(/^Delivery instructions/));
    await keyboard.type('Ring twice');
    await walkTo(page, page.getByRole('button', { name: 'Save address' }));
    await keyboard.press('Enter');
    await expect(page.getByText('Address added successfully')).toBeVisible();
    // The form is gone; the focus goes on from the address it made.
    await expect(page.getByRole('radio', { name: 'Kavya Rao' })).toBeFocused();
  });

  await test.step('orders, and goes on shopping', async () => {
    await walkTo(page, page.getByRole('button', { name: 'Place Your Order' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Order Placed!' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue shopping' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${shop.url}/`);
  });

  await test.step('finds the order, opens it and comes back', async () => {
    await walkTo(page, page.getByRole('link', { name: 'My Orders' }).first());
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/shop\/account$/);
    await expect(page.getByRole('main')).toBeFocused();
    const row = page.getByRole('row').filter({ hasText: /BB-\d+/ });
    await walkTo(page, row);
    await keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: /^Order BB-/ });
    await expect(details).toBeVisible();
    await keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(row).toBeFocused();
  });
});
