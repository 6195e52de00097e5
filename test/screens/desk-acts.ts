import type { Page } from '@playwright/test';

export async function chooseOrders(page: Page): Promise<void> {
  for (const place of [1, 2, 3]) await page.getByRole('checkbox').nth(place).check();
  await page.getByRole('region', { name: 'Selected rows' }).waitFor();
}

export async function openOrder(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^View Details/ })
    .nth(1)
    .click();
  await page.getByRole('dialog').getByText('Shipping Info').waitFor();
}

export async function openReturn(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^RT-/ }).first().click();
  await page.getByRole('dialog').getByText('Next step').waitFor();
}

export async function openInvoice(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Invoice/ })
    .first()
    .click();
  await page.getByText('Tax invoice').first().waitFor();
}

export async function openProduct(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Edit / })
    .nth(1)
    .click();
  await page
    .getByRole('complementary', { name: 'Edit Product' })
    .getByLabel(/^Title(?! \()/)
    .waitFor();
}
