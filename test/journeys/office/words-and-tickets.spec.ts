import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { openPage } from '#test/journeys/fixtures/open-page.ts';
import { isAccessible, overflow, SHOPPER_SCREENS } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';

const TEXTS = [
  '/aboutUs',
  '/shipping-policy',
  '/returnAndRefunds',
  '/return',
  '/privacy-policy',
  '/term-conditions',
  '/grievance-officer',
  '/how-we-rank',
];
const NUMBER = /BB-[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/;

for (const { name, viewport } of SHOPPER_SCREENS) {
  /** R10 */
  test.describe(`on ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('a guest writes to the shop, gets a number and follows it', IN_THE_LONG_RUN, async ({ page, shop }) => {
      const email = `guest.${viewport.width}@journey.example`;
      await page.goto('/contact-us');
      await isAccessible(page);
      const send = page.getByRole('button', { name: 'Send message' });

      await test.step('is told at each field what is missing, and led to the first', async () => {
        await send.click();
        for (const field of ['Full name', 'Email', 'Subject', 'Message'])
          await expect(page.getByText(`${field} is required`)).toBeVisible();
        await expect(page.getByLabel('Full name')).toBeFocused();
        await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Full name is required');
        await isAccessible(page);
      });

      await test.step('loses nothing by leaving the page half-way', async () => {
        await page.getByLabel('Full name').fill('Asha Deshpande');
        await page.getByLabel('Subject').fill('A charger that hums');
        await page.getByLabel('Message').fill('Since Monday.\nIt is the 45 W one.');
        await page.getByRole('contentinfo').getByRole('link', { name: 'How We Rank' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'How We Rank' })).toBeVisible();
        await page.goBack();
        await expect(page.getByLabel('Message')).toHaveValue('Since Monday.\nIt is the 45 W one.');
        await page.reload();
        await expect(page.getByLabel('Subject')).toHaveValue('A charger that hums');
      });

      await test.step('loses nothing without a network', async () => {
        await page.getByLabel('Email').fill(email);
        await page.context().setOffline(true);
        await send.click();
        await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toContainText(
          'Your message is still here',
        );
        await isAccessible(page);
        await page.context().setOffline(false);
      });

      const number = await test.step('gets a ticket number by an alert', async () => {
        await send.click();
        const alert = page.getByRole('alert').filter({ hasText: /^\s*Message sent!/ });
        await expect(alert).toContainText(NUMBER);
        await isAccessible(page);
        return NUMBER.exec((await alert.textContent()) ?? '')?.[0] ?? '';
      });

      await test.step('and the same one for the same words, sent again', async () => {
        await page.getByRole('button', { name: 'Write another message' }).click();
        await expect(page.getByLabel('Message')).toHaveValue('');
        await page.getByLabel('Full name').fill('Asha Deshpande');
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Subject').fill('A charger that hums');
        await page.getByLabel('Message').fill('Since Monday.\nIt is the 45 W one.');
        await send.click();
        await expect(page.getByRole('alert').filter({ hasText: 'Message sent!' })).toContainText(number);
      });

      await test.step('follows it by the number in the mail, typed carelessly', async () => {
        expect(await shop.mailTo(email, NUMBER)).toContain(number);
        // The subject of the mail to the shop, on one line or folded.
        const toCare = new RegExp(`Subject: \\[${number}\\]\\s+A charger\\s+that\\s+hums`);
        expect(await shop.mailTo('care@bijlibazaar.example', toCare)).toContain(`Reply-To: Asha Deshpande <${email}>`);
        await page.goto('/contact-us');
        await page.getByLabel('Ticket number').fill(number.toLowerCase().replaceAll('-', ' '));
        await page.getByLabel('Ticket number').press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
        await expect(page.getByText('Subject: A charger that hums')).toBeVisible();
        await page.reload();
        await expect(page.getByRole('listitem').filter({ hasText: 'Acknowledged' })).toHaveAttribute(
          'aria-current',
          'step',
        );
        await expect(page.getByText('Asha Deshpande')).toHaveCount(0);
        await isAccessible(page);
      });

      await test.step('is asked again for a number that nothing has', async () => {
        await page.goto('/ticket?number=BB-2222');
        await expect(page.getByLabel('Ticket number')).toHaveAccessibleDescription(/We couldn’t find a ticket/);
        await expect(page.getByLabel('Ticket number')).toHaveValue('BB-2222');
        await isAccessible(page);
      });
    });

    for (const path of TEXTS)
      test(
        `${path} can be read, in light and in dark`,
        path === '/aboutUs' ? {} : IN_THE_LONG_RUN,
        async ({ page }) => {
          await page.goto(path);
          await expect(page.getByText(/^Last changed \d/)).toBeVisible();
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            await isAccessible(page);
          }
        },
      );

    test('the contents of a page lead to its sections', IN_THE_LONG_RUN, async ({ page }) => {
      await page.goto('/how-we-rank');
      const folded = page.getByText('On this page', { exact: true });
      if (viewport.width < 1024) await folded.click();
      await page.getByRole('link', { name: 'Related products' }).click();
      await expect(page.getByRole('heading', { name: 'Related products' })).toBeInViewport();
    });
  });
}

test.describe('at 200 % zoom', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  test('no text needs scrolling sideways', IN_THE_LONG_RUN, async ({ page }) => {
    for (const path of [...TEXTS, '/contact-us', '/ticket', '/unauth-page', '/nowhere']) {
      await page.goto(path);
      expect(await overflow(page), path).toBe(0);
    }
  });
});

test.describe('by keyboard alone', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a message is written and its number followed', IN_THE_LONG_RUN, async ({ page }) => {
    await page.goto('/contact-us');
    await page.getByLabel('Full name').focus();
    for (const words of ['Farhan Ali', 'keys@journey.example', 'Only keys', 'No mouse at hand.']) {
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Message sent!' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Copy ticket number' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(NUMBER);
  });
});

test('a guest who sends too many messages is asked to call, and keeps the text', IN_THE_LONG_RUN, async ({ page }) => {
  const write = (email: string, message: string) =>
    page.evaluate(
      fields =>
        fetch('/api/common/contact', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(fields),
        }).then(answer => answer.status),
      { name: 'Asha', email, subject: 'Again', message },
    );
  await page.goto('/contact-us');
  for (let n = 1; n <= 5; n += 1) expect(await write('often@journey.example', `Number ${n}`)).toBe(200);
  await page.getByLabel('Full name').fill('Asha');
  await page.getByLabel('Email').fill('often@journey.example');
  await page.getByLabel('Subject').fill('Again');
  await page.getByLabel('Message').fill('Number 6');
  await page.getByRole('button', { name: 'Send message' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'You have sent five messages from this e-mail address' });
  await expect(refusal).toContainText('call us if it is urgent');
  await expect(page.getByLabel('Message')).toHaveValue('Number 6');
});

/** What is shown without a network is loaded in a quiet moment after the page. */
async function openBeforeOffline(page: Page, path: string): Promise<void> {
  const bar = page.waitForResponse(/\/assets\/errors-[\w-]+\.js$/);
  await openPage(page, path);
  await bar;
}

test.describe('without a network', () => {
  test(
    'the page stays, and the one asked for opens when the network is back',
    IN_THE_LONG_RUN,
    async ({ page, context }) => {
      await openBeforeOffline(page, '/shipping-policy');
      await context.setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(page.getByText('The page will open when you’re back online.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Shipping Policy' })).toBeVisible();
      await isAccessible(page);
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
      await expect(page.getByText('You are offline.')).toHaveCount(0);
    },
  );

  test(
    'a link that is pointed at or stepped to leaves the page where it is',
    IN_THE_LONG_RUN,
    async ({ page, context }) => {
      await openBeforeOffline(page, '/shipping-policy');
      await context.setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
      // Their screens have not been here yet: a page that is fetched ahead in vain would be loaded anew.
      const leave = page.waitForEvent('framenavigated', { timeout: 1500 }).catch(() => 'stayed');
      const nav = page.getByRole('banner');
      await nav.getByRole('link', { name: 'Bijli Bazaar, home' }).focus();
      await nav.getByRole('link', { name: 'Products' }).hover();
      expect(await leave).toBe('stayed');
      await expect(page.getByRole('heading', { level: 1, name: 'Shipping Policy' })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('You are offline.')).toHaveCount(0);
    },
  );
});

test('what is not there, or not theirs, says so and leads on', IN_THE_LONG_RUN, async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: "page doesn't exists" })).toBeVisible();
  await isAccessible(page);
  await page.getByRole('searchbox', { name: 'What were you looking for?' }).fill('earbuds');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\/search\?keyword=earbuds/);
  await page.goto('/unauth-page');
  await expect(page.getByRole('heading', { name: "You don't have access to view this page" })).toBeVisible();
  await isAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a ticket can be followed', IN_THE_LONG_RUN, async ({ page }) => {
    await page.goto('/contact-us');
    await page.getByLabel('Ticket number').fill('BB-2222');
    await page.getByRole('button', { name: 'Track' }).click();
    await expect(page.getByText('We couldn’t find a ticket with this number')).toBeVisible();
  });
});
