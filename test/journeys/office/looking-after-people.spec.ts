import { expect } from '@playwright/test';
import { sendMessage } from '#office/contact/contract.ts';
import { listProducts } from '#products/catalog/contract.ts';
import { addReview, listReviews, reportReview } from '#products/reviews/contract.ts';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, OFFICE_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { clientOf, newShopper } from '#test/journeys/fixtures/people.ts';
import { type RunningShop, test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice, enterShop, signIn } from '#test/journeys/fixtures/signing-in.ts';

for (const { name, viewport } of OFFICE_SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(
      'an administrator blocks a shopper who is signed in elsewhere, hides a review and answers a ticket',
      IN_THE_LONG_RUN,
      async ({ page, browser, shop }) => {
        const writer = await newShopper(shop, `Tara ${viewport.width}`);
        const reporter = await newShopper(shop, `Zubin ${viewport.width}`);
        const said = `Call me at 98765 ${viewport.width}`;
        await writeAndReport(shop, writer.call, reporter.call, said);
        const subject = `Where is my cable? ${viewport.width}`;
        await writer.call(sendMessage, { name: 'Tara', email: writer.email, subject, message: 'It is late.' });

        const problems = watchConsole(page);
        await enterBackOffice(page, shop.administrator);
        await expect(page).toHaveURL(/\/admin\/dashboard$/);

        await page.goto('/admin/shoppers');
        await page.getByLabel('Search shoppers').fill(writer.email);
        await expect(page).toHaveURL(/find=/);
        // The list before stays until the one asked for is here; a row pressed in between has moved away.
        await expect(page.getByRole('link', { name: reporter.userName })).toHaveCount(0);
        await page.getByRole('link', { name: writer.userName }).click();
        await expect(page.getByRole('heading', { name: writer.userName, level: 1 })).toBeVisible();
        await looksRight(page);

        const elsewhere = await browser.newPage({ baseURL: shop.url });
        await enterShop(elsewhere, writer);
        await expect(elsewhere).toHaveURL(`${shop.url}/`);
        await page.getByRole('button', { name: 'Block' }).click();
        const blocks = page.getByRole('alertdialog', { name: `Block ${writer.userName}?` });
        await expect(blocks.getByRole('radio').first()).toBeFocused();
        await blocks.getByRole('button', { name: 'Block' }).click();
        await expect(page.getByText(`${writer.userName} is blocked`)).toBeVisible();
        await elsewhere.goto('/shop/account');
        await expect(elsewhere).toHaveURL(/\/login/);
        await signIn(elsewhere, writer);
        await expect(
          elsewhere.getByRole('alert').getByText(/This account is blocked: Several of your orders/),
        ).toBeVisible();
        await page.getByRole('button', { name: 'Unblock' }).click();
        await expect(page.getByText(`${writer.userName} can sign in again`)).toBeVisible();
        await signIn(elsewhere, writer);
        await expect(elsewhere).toHaveURL(/\/shop\/account/);
        await elsewhere.close();

        await page.goto('/admin/reviews');
        await expect(page.getByText(said)).toBeVisible();
        await looksRight(page);
        await page.getByRole('button', { name: `Hide the review by ${writer.userName}` }).click();
        const hides = page.getByRole('alertdialog');
        await hides.getByLabel('It shares personal details').check();
        await hides.getByRole('button', { name: 'Hide' }).click();
        await expect(page.getByText('The review is hidden')).toBeVisible();
        await expect(page.getByText(said)).toHaveCount(0);
        await shop.mailTo(writer.email, /^Subject: Your review is hidden/m);

        await page.goto('/admin/tickets');
        await page.getByRole('link', { name: subject }).click();
        await page.getByRole('button', { name: 'Send answer' }).click();
        await expect(page.getByText('Enter an answer')).toBeVisible();
        await looksRight(page);
        await page.getByRole('textbox', { name: 'Answer' }).fill('It is on its way.');
        await page.getByRole('button', { name: 'Send answer' }).click();
        await expect(page.getByText('Answer sent')).toBeVisible();
        await expect(page.getByText('It is on its way.', { exact: true })).toBeVisible();
        await shop.mailTo(writer.email, /^Subject: Our answer to your ticket/m);

        for (const path of ['/admin/status', '/admin/jobs', '/admin/audit']) {
          await page.goto(path);
          await expect(page.getByRole('table').first()).toHaveAttribute('class', /./);
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await looksRight(page);
        }
        await expect(page.getByRole('table').getByText('Ticket answered').first()).toBeVisible();
        expect(problems).toEqual([]);
      },
    );
  });
}

type Caller = ReturnType<typeof clientOf>;

async function writeAndReport(shop: RunningShop, writer: Caller, reporter: Caller, words: string): Promise<void> {
  const guest = clientOf(shop);
  const { data: goods } = await guest(listProducts, { limit: 1 });
  const productId = goods[0]?._id;
  if (!productId) throw new Error('the shop sells nothing');
  await writer(addReview, { productId, reviewMessage: words, reviewValue: 2 });
  const { data: reviews } = await guest(listReviews, { productId });
  const written = reviews.find(({ reviewMessage }) => reviewMessage === words);
  if (!written) throw new Error('the review is not shown');
  await reporter(reportReview, { reviewId: written._id, reason: 'private' });
}
