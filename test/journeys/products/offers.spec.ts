import { expect } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { openPage } from '#test/journeys/fixtures/open-page.ts';
import { looksRight, OFFICE_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice } from '#test/journeys/fixtures/signing-in.ts';

interface Listed {
  readonly slug: string;
  readonly title: string;
  readonly brand: string;
  readonly condition: string;
  readonly totalStock: number;
  readonly username: string;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** R79.1, R79.3 */
for (const { name, viewport } of OFFICE_SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test(
      'an administrator links two products, a guest buys from the other seller, and they are unlinked',
      IN_THE_LONG_RUN,
      async ({ page, shop, browser }) => {
        const problems = watchConsole(page);
        const { data } = (await (
          await page.request.get('/api/shop/products/get?kind=smartphone&limit=100')
        ).json()) as {
          data: Listed[];
        };
        const [own, other] = pairIn(data);
        await enterBackOffice(page, shop.administrator);
        await page.goto('/admin/matching');
        for (const product of [own, other]) {
          await page.getByRole('searchbox', { name: 'Search products' }).fill(product.title);
          await page.getByRole('checkbox', { name: `Select ${product.title} of ${product.username}` }).check();
        }
        await looksRight(page);
        await page.getByRole('button', { name: 'Link as the same product' }).click();
        await expect(page.getByText('Linked. Their pages show both offers now.')).toBeVisible();
        await page.getByRole('link', { name: /^With other sellers/ }).click();
        await expect(page.getByRole('row').filter({ hasText: other.title })).toContainText('1, linked');

        const visit = await browser.newContext({ viewport, baseURL: shop.url });
        const guest = await visit.newPage();
        await openPage(guest, `/product/${own.slug}`);
        const offers = guest.locator('details', { hasText: '1 other seller from' });
        await expect(offers).toContainText('Featured offer:');
        await offers.getByText('1 other seller from').click();
        await expect(offers).toContainText('Usually delivered in 3–5 days.');
        await guest.getByLabel('Deliver to PIN code').fill('560029');
        await guest.getByRole('button', { name: 'Check' }).click();
        await expect(offers).toContainText(/Arrives \w{3} \d+/);
        await looksRight(guest);
        await offers.getByRole('button', { name: /^Add .* to cart$/ }).click();
        await expect(offers.getByRole('group', { name: /^Quantity of/ })).toBeVisible();
        await offers.getByRole('link', { name: other.username }).click();
        await expect(guest).toHaveURL(new RegExp(`/product/${other.slug}$`));
        await expect(guest.getByText('1 in your cart.')).toBeVisible();
        await visit.close();

        await page.getByRole('button', { name: `Unlink ${other.title} of ${other.username}` }).click();
        await expect(page.getByText('Unlinked for good.')).toBeVisible();
        expect(problems).toEqual([]);
      },
    );
  });
}

/** Two products in stock of different sellers, of one brand and condition. */
function pairIn(listed: readonly Listed[]): [Listed, Listed] {
  for (const own of listed)
    for (const other of listed)
      if (
        own.username !== other.username &&
        own.brand === other.brand &&
        [own, other].every(({ condition, totalStock }) => condition === 'new' && totalStock > 0)
      )
        return [own, other];
  throw new Error('The demo has no such pair.');
}
