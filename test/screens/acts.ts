import type { Page } from '@playwright/test';

const QUESTION = {
  'Full name': 'Asha Deshpande',
  Email: 'asha@example.com',
  Subject: 'A charger that hums',
  Message: 'Since Monday the 45 W one hums when nothing is plugged in. Is that as it should be?',
};

async function addFirst(page: Page, count: number): Promise<void> {
  const add = page.getByRole('main').getByRole('button', { name: /^Add .* to cart$/ });
  for (let place = 0; place < count; place++) {
    await add.nth(place).click();
    await page.getByText('Product is added to cart').waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
}

export async function openCart(page: Page): Promise<void> {
  await addFirst(page, 3);
  await openSheet(page);
  await page.getByRole('dialog', { name: 'Your Cart' }).getByText('Checkout').waitFor();
}

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  await page.getByRole('dialog', { name: 'Your Cart' }).waitFor();
}

export async function checkOut(page: Page): Promise<void> {
  await openCart(page);
  await page.getByRole('dialog', { name: 'Your Cart' }).getByText('Checkout').click();
  await page.getByRole('button', { name: 'Place Your Order' }).first().waitFor();
  await page.getByRole('heading', { name: 'Your items' }).waitFor();
}

export async function placeOrder(page: Page): Promise<void> {
  await checkOut(page);
  await page.getByRole('button', { name: 'Place Your Order' }).first().click();
  await page
    .getByRole('dialog', { name: 'Order Placed!' })
    .getByRole('button', { name: 'Continue shopping' })
    .waitFor();
}

/** As far as the page of the provider for trying. */
export async function payOnline(page: Page): Promise<void> {
  await checkOut(page);
  await page.getByRole('radio', { name: 'Test payment' }).check();
  await page.getByRole('button', { name: 'Place Your Order' }).first().click();
  await page.getByRole('heading', { name: 'Approve your payment' }).waitFor();
}

export async function askReturn(page: Page): Promise<void> {
  await openOrder(page);
  const dialog = page.getByRole('dialog', { name: /^Order/ });
  await dialog.getByRole('button', { name: 'Return', exact: true }).first().click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('It doesn’t work properly').check();
}

export async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByRole('dialog').waitFor();
}

export async function openQuickView(page: Page): Promise<void> {
  const quickView = page.getByRole('link', { name: /^Quick view/ });
  await quickView.nth(1).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add to cart' }).waitFor();
  await dialog.getByText('Verified purchase').first().waitFor();
}

export async function askPincode(page: Page): Promise<void> {
  await page.getByLabel('Deliver to PIN code').fill('560001');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText(/^Delivery by/).waitFor();
}

export async function readReviews(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Ratings and reviews' }).evaluate(heading => {
    scrollTo(0, heading.getBoundingClientRect().top + scrollY - 140);
  });
  await page.getByText('Verified purchase').first().waitFor();
}

export async function typeKeyword(page: Page): Promise<void> {
  await page.getByRole('combobox').first().click();
  await page.keyboard.type('gal');
  await page.getByRole('option').nth(4).waitFor();
}

export async function openOrder(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^View Details/ })
    .last()
    .click();
  await page.getByRole('dialog').getByText('Sold by').first().waitFor();
}

async function writeToShop(page: Page): Promise<void> {
  for (const [label, words] of Object.entries(QUESTION)) await page.getByLabel(label, { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Message sent!').first().waitFor();
}

export async function followTicket(page: Page): Promise<void> {
  await writeToShop(page);
  await page
    .getByRole('link', { name: /ticket/i })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /BB-/ }).waitFor();
}
