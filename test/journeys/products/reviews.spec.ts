import { expect, type Locator, type Page } from '@playwright/test';
import { listProducts } from '#products/catalog/contract.ts';
import type { ProductSummary } from '#products/catalog/product/product.schema.ts';
import { addReview } from '#products/reviews/contract.ts';
import { pictureFile } from '#test/builders/uploading.ts';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { openPage } from '#test/journeys/fixtures/open-page.ts';
import { isAccessible, looksRight, PHONE, SHOPPER_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { clientOf, newShopper, receive } from '#test/journeys/fixtures/people.ts';
import { type RunningShop, test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice, enterShop, signIn } from '#test/journeys/fixtures/signing-in.ts';

const WORDS = 'Bright screen, and the battery lasts two days.';

for (const [at, { name, viewport }] of SHOPPER_SCREENS.entries()) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('who received a product reviews it, and is marked as a buyer', IN_THE_LONG_RUN, async ({ page, shop }) => {
      const problems = watchConsole(page);
      const product = await nthProduct(shop, at);
      const shopper = await newShopper(shop, `Meera ${viewport.width}`);
      await receive(shop, shopper, product._id);
      await enterShop(page, shopper);
      const section = await openReviews(page, product);
      const before = product.reviewCount;

      await section.getByRole('button', { name: 'Write a review' }).click();
      const send = section.getByRole('button', { name: 'Submit review' });
      await expect(send).toBeDisabled();
      await expect(send).toHaveAccessibleDescription('Choose a star rating and write a few words.');
      await star(section, 5).check({ force: true });
      await words(section).fill('   ');
      await expect(send).toBeDisabled();
      await expect(send).toHaveAccessibleDescription('Write a few words.');
      await words(section).fill(WORDS);
      await looksRight(page);
      await send.click();

      await expect(page.getByText('Review added successfully!')).toBeVisible();
      const own = section.getByRole('listitem').filter({ hasText: shopper.userName });
      await expect(own).toContainText(WORDS);
      await expect(own).toContainText('Verified purchase');
      await expect(own).toContainText(/\d{1,2} \w{3} \d{4}/);
      await expect(own.getByRole('button', { name: /^Report/ })).toHaveCount(0);
      await expect(section).toContainText(new RegExp(`from ${before + 1} ratings?`));
      await expect(section.getByRole('button', { name: 'Edit' })).toBeFocused();
      expect(problems).toEqual([]);
    });

    test('who wrote a review edits it, and withdraws it', IN_THE_LONG_RUN, async ({ page, shop }) => {
      const product = await nthProduct(shop, at + SHOPPER_SCREENS.length);
      const shopper = await newShopper(shop, `Usha ${viewport.width}`);
      await shopper.call(addReview, { productId: product._id, reviewValue: 5, reviewMessage: WORDS });
      const before = product.reviewCount;
      await enterShop(page, shopper);
      const section = await openReviews(page, product);
      const own = section.getByRole('listitem').filter({ hasText: shopper.userName });
      const card = section.getByRole('region', { name: 'Your review' });
      await card.getByRole('button', { name: 'Edit' }).click();
      await expect(words(section)).toHaveValue(WORDS);
      await star(section, 2).check({ force: true });
      await words(section).fill('It broke in a week.');
      await section.getByRole('button', { name: 'Save review' }).click();
      await expect(own).toContainText('It broke in a week.');
      await expect(own).toContainText('2 out of 5 stars');
      await expect(section).toContainText(new RegExp(`from ${before + 1} ratings?`));

      await card.getByRole('button', { name: 'Delete' }).click();
      await looksRight(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Your review is deleted.')).toBeVisible();
      await expect(own).toHaveCount(0);
      await expect(section.getByRole('button', { name: 'Write a review' })).toBeFocused();
      await expect(section).toContainText(new RegExp(`from ${before} ratings?`));
    });

    test(
      'who wrote a review shows photos with it, and takes one out',
      IN_THE_LONG_RUN,
      async ({ page, shop, browser }) => {
        const problems = watchConsole(page);
        const product = await nthProduct(shop, 9 + at);
        const shopper = await newShopper(shop, `Lata ${viewport.width}`);
        await enterShop(page, shopper);
        const section = await openReviews(page, product);
        await section.getByRole('button', { name: 'Write a review' }).click();
        await star(section, 5).check({ force: true });
        await words(section).fill(WORDS);
        const files = await Promise.all(
          ['front.jpg', 'back.jpg'].map(async name => ({ name, mimeType: 'image/jpeg', buffer: await pictureFile() })),
        );
        await section.locator('input[type=file]').setInputFiles(files);
        await expect(section.getByText('2 of 4')).toBeVisible();
        await looksRight(page);
        await section.getByRole('button', { name: 'Submit review' }).click();
        const own = section.getByRole('listitem').filter({ hasText: shopper.userName });
        const photos = own.getByRole('link', { name: `of ${shopper.userName}’s review` });
        await expect(photos).toHaveCount(2);
        await expect(own.getByRole('img', { name: `Photo 2 of ${shopper.userName}’s review` })).toBeVisible();
        await looksRight(page);

        await section.getByRole('button', { name: 'Edit' }).click();
        await section.getByRole('button', { name: 'Remove picture 1' }).click();
        await section.getByRole('button', { name: 'Save review' }).click();
        await expect(photos).toHaveCount(1);
        expect(problems).toEqual([]);

        const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
        const plain = await openReviews(await context.newPage(), product);
        const photo = plain.getByRole('link', { name: `Photo 1 of ${shopper.userName}’s review` });
        await photo.click();
        await expect(photo.page()).toHaveURL(/\/media\/photos\/.*_photo\.webp$/);
        await context.close();
      },
    );

    test(
      'a guest reads, filters and sorts, and is brought back after logging in to write',
      IN_THE_LONG_RUN,
      async ({ page, shop }) => {
        const problems = watchConsole(page);
        const product = await nthProduct(shop, 0);
        const shopper = await newShopper(shop, `Rohan ${viewport.width}`);
        const section = await openReviews(page, product);
        const items = section.getByRole('listitem');
        await expect(items).toHaveCount(6);
        await section.getByRole('button', { name: 'Show more' }).click();
        await expect(items).toHaveCount(12);
        await expect(items.nth(6)).toBeFocused();

        await section.getByRole('button', { name: 'Lowest' }).click();
        await expect(items).toHaveCount(6);
        await section.getByRole('button', { name: /^Only reviews with 4/ }).click();
        await expect(section.getByRole('button', { name: /^Only reviews with 4/ })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        await expect(items.filter({ hasNotText: '4 out of 5 stars' })).toHaveCount(0);
        await looksRight(page);
        await section.getByRole('button', { name: 'Remove filter: 4 stars' }).click();
        await expect(section.getByRole('status').first()).toHaveText(`${product.reviewCount} reviews`);

        await section.getByRole('link', { name: 'Log in to write a review' }).click();
        await expect(page).toHaveURL(/\/login$/);
        await signIn(page, shopper);
        await expect(page).toHaveURL(`${shop.url}/product/${product.slug}#reviews`);
        await expect(section.getByRole('button', { name: 'Write a review' })).toBeVisible();
        expect(problems).toEqual([]);
      },
    );
  });
}

test.describe('reviews', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('are written and withdrawn with the keyboard alone', IN_THE_LONG_RUN, async ({ page, shop }) => {
    const product = await nthProduct(shop, 6);
    await enterShop(page, await newShopper(shop, 'Kabir Keys'));
    const section = await openReviews(page, product);
    const opens = section.getByRole('button', { name: 'Write a review' });
    await expect(opens).toBeEnabled();
    await opens.focus();
    await page.keyboard.press('Enter');
    await expect(star(section, 1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(star(section, 3)).toBeChecked();
    await expect(section.locator('input[type=file]')).toBeAttached();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Neither good nor bad.');
    await page.keyboard.press('Tab');
    await expect(section.locator('input[type=file]')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(section.getByRole('listitem').filter({ hasText: 'Kabir Keys' })).toContainText('3 out of 5 stars');
    await expect(section.getByRole('button', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const asks = page.getByRole('alertdialog');
    await expect(asks.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(section.getByRole('button', { name: 'Write a review' })).toBeFocused();
  });

  test(
    'in the quick view are read and written, and closing it clears what was begun',
    IN_THE_LONG_RUN,
    async ({ page, shop }) => {
      const product = await nthProduct(shop, 7);
      const shopper = await newShopper(shop, 'Divya Quick');
      await enterShop(page, shopper);
      await page.goto(`/shop/listing?product=${product._id}`);
      const view = page.getByRole('dialog', { name: 'Quick view' });
      await star(view, 4).check({ force: true });
      await words(view).fill('Half a thought');
      await page.keyboard.press('Escape');
      await expect(view).toBeHidden();
      await expect(page).not.toHaveURL(/product=/);
      await page.goBack();
      await expect(page).toHaveURL(/product=/);
      await expect(words(view)).toHaveValue('');
      await expect(view.getByRole('radio', { checked: true })).toHaveCount(0);

      await star(view, 4).check({ force: true });
      await words(view).fill(WORDS);
      await view.getByRole('button', { name: 'Submit review' }).click();
      await expect(page.getByText('Review added successfully!')).toBeVisible();
      await expect(view.getByRole('listitem').filter({ hasText: shopper.userName })).toContainText(WORDS);
      await expect(view).toContainText(`${product.reviewCount + 1} ratings`);
      await looksRight(page);
    },
  );

  test('are reported once, with a reason', IN_THE_LONG_RUN, async ({ page, shop }) => {
    const product = await nthProduct(shop, 0);
    await enterShop(page, await newShopper(shop, 'Nisha Watch'));
    const section = await openReviews(page, product);
    const first = section.getByRole('listitem').first();
    for (const answer of ['Thank you. We’ll look into this review.', 'You have already reported this review.']) {
      await first.getByRole('button', { name: /^Report/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Report this review' });
      await dialog.getByLabel('It’s an advertisement').check();
      await isAccessible(page);
      await dialog.getByRole('button', { name: 'Report' }).click();
      await expect(page.getByText(answer)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(first.getByRole('button', { name: /^Report/ })).toBeFocused();
    }
  });

  test('that could not be sent come back to the form', IN_THE_LONG_RUN, async ({ page, shop }) => {
    const product = await nthProduct(shop, 8);
    await enterShop(page, await newShopper(shop, 'Ira Offline'));
    const section = await openReviews(page, product);
    await page.route('**/api/shop/review/add', route => route.abort());
    await section.getByRole('button', { name: 'Write a review' }).click();
    await star(section, 4).check({ force: true });
    await words(section).fill(WORDS);
    await section.getByRole('button', { name: 'Submit review' }).click();
    await expect(page.getByRole('alert').getByText('We couldn’t reach the shop.')).toBeVisible();
    await expect(words(section)).toHaveValue(WORDS);
    await expect(star(section, 4)).toBeChecked();
  });

  test('that do not come leave an empty list and a way to try again', IN_THE_LONG_RUN, async ({ page, shop }) => {
    const section = await openReviews(page, await nthProduct(shop, 0));
    await page.route('**/api/shop/review/**', route => route.abort());
    await section.getByRole('button', { name: /^Only reviews with 5/ }).click();
    await expect(section.getByRole('alert')).toContainText('We couldn’t load the reviews');
    await expect(section.getByRole('listitem')).toHaveCount(0);
    await looksRight(page);
    await page.unroute('**/api/shop/review/**');
    await section.getByRole('button', { name: 'Try again' }).click();
    await expect(section.getByRole('listitem').first()).toContainText('5 out of 5 stars');
  });

  test('are not for sellers and administrators to write', IN_THE_LONG_RUN, async ({ page, shop }) => {
    await enterBackOffice(page, shop.administrator);
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    const section = await openReviews(page, await nthProduct(shop, 0));
    await expect(section.getByRole('listitem')).toHaveCount(6);
    await expect(section.getByText('Have you used this product?')).toBeHidden();
    await expect(section.getByRole('button', { name: 'Write a review' })).toHaveCount(0);
  });

  test('take a press that comes before their scripts', IN_THE_LONG_RUN, async ({ page, shop }) => {
    await page.setViewportSize(PHONE.viewport);
    const problems = watchConsole(page);
    await openPage(page, `/product/${(await nthProduct(shop, 0)).slug}`);
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
    await page.route('**/*.js', route => mayCome.then(() => route.continue()));
    const lowest = reviewsOn(page).getByRole('button', { name: 'Lowest' });
    await lowest.click();
    await expect(lowest).toHaveAttribute('aria-pressed', 'false');
    letCome();
    await expect(lowest).toHaveAttribute('aria-pressed', 'true');
    await expect(lowest).toBeFocused();
    expect(problems).toEqual([]);
  });

  test(
    'are on a page that the browser makes itself, before anybody comes near',
    IN_THE_LONG_RUN,
    async ({ page, shop }) => {
      await page.setViewportSize(PHONE.viewport);
      const { title, slug } = await nthProduct(shop, 0);
      await openPage(page, `/shop/search?keyword=${encodeURIComponent(title)}`);
      await page.getByRole('main').getByRole('article').getByRole('link', { name: title, exact: true }).press('Enter');
      await expect(page).toHaveURL(new RegExp(`/product/${slug}$`));
      await expect(reviewsOn(page).getByRole('listitem')).toHaveCount(6);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );

  test('can be read without scripts', IN_THE_LONG_RUN, async ({ browser, shop }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
    const section = await openReviews(await context.newPage(), await nthProduct(shop, 0));
    await expect(section.getByRole('listitem')).toHaveCount(6);
    await expect(section.getByRole('link', { name: 'Log in to write a review' })).toHaveAttribute('href', '/login');
    await context.close();
  });
});

/** Goods by how much is said about them, so that each journey has its own and the first has pages of reviews. */
async function nthProduct(shop: RunningShop, at: number): Promise<ProductSummary> {
  const { data } = await clientOf(shop)(listProducts, { inStock: true, limit: 100 });
  const product = data.toSorted((a, b) => b.reviewCount - a.reviewCount || (a._id < b._id ? -1 : 1))[at];
  if (!product) throw new Error(`the demo has no product ${at}`);
  return product;
}

async function openReviews(page: Page, product: ProductSummary): Promise<Locator> {
  await page.goto(`/product/${product.slug}`);
  // The section is replaced when its scripts come, its place is not.
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  return reviewsOn(page);
}

function reviewsOn(page: Page): Locator {
  return page.getByRole('region', { name: 'Ratings and reviews' });
}

function star(place: Locator, stars: number): Locator {
  return place.getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars`, exact: true });
}

function words(place: Locator): Locator {
  return place.getByRole('textbox', { name: 'Your review' });
}
