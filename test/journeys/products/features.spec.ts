import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice } from '#test/journeys/fixtures/signing-in.ts';

function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
}

/** As the browser does it when somebody presses Ctrl V on a picture they have copied, or lets go of one over the page. */
async function bring(page: Page, by: 'paste' | 'drop', name: string, bytes: Buffer): Promise<void> {
  await page.evaluate(
    ({ by, name, text }) => {
      const brought = new DataTransfer();
      const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
      brought.items.add(new File([bytes], name, { type: 'image/png' }));
      const event =
        by === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: brought, cancelable: true })
          : new DragEvent('drop', { dataTransfer: brought, cancelable: true });
      window.dispatchEvent(event);
    },
    { by, name, text: bytes.toString('base64') },
  );
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'a banner is uploaded over a line that breaks, moved to the front by keys, shown, deleted and brought back',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterBackOffice(page, shop.administrator);
    await page.getByRole('link', { name: 'Features' }).click();
    const add = page.getByRole('button', { name: 'Upload', exact: true });
    const list = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move / }) });
    await expect(list.first().getByRole('img')).toHaveCSS('height', '300px');
    const before = await list.count();
    await expect(add).toBeDisabled();
    await looksRight(page);

    const input = page.locator('input[type=file]');
    await input.setInputFiles({
      name: 'moving.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('GIF89a, called otherwise'),
    });
    await expect(page.getByRole('alert').filter({ hasText: 'A GIF can’t be used' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove moving.jpg' }).click();

    await page.route('**/upload/**', route => route.abort());
    await input.setInputFiles({ name: 'festival.png', mimeType: 'image/png', buffer: await picture('#103f7a') });
    await expect(page.getByText('The connection was lost during the upload.')).toBeVisible();
    await expect(add).toBeDisabled();
    await page.unroute('**/upload/**');
    const held = Promise.withResolvers<void>();
    await page.route('**/upload/**', async route => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('progressbar', { name: 'Uploading festival.png' })).toBeVisible();
    await expect(add).toBeDisabled();
    held.resolve();
    await expect(add).toBeEnabled();
    await page.unroute('**/upload/**');

    await page.getByLabel('What the picture shows').fill('A festival of lights');
    await page.getByLabel('Links to').fill('OnePlus 13');
    await page.getByRole('list', { name: 'Products found' }).getByRole('button').first().click();
    await looksRight(page);
    await add.click();
    await expect(page.getByText('Banner added')).toBeVisible();
    await expect(list).toHaveCount(before + 1);
    await expect(list.last()).toContainText('Links to OnePlus 13');

    const handle = page.getByRole('button', { name: /^Move A festival of lights/ });
    await handle.focus();
    for (let place = before; place > 0; place -= 1) {
      await page.keyboard.press('ArrowUp');
      await expect(handle).toHaveAccessibleName(`Move A festival of lights, position ${place} of ${before + 1}`);
      await expect(handle).toBeFocused();
    }
    const first = async () => (await (await page.request.get('/api/common/feature/get')).json()).data[0].alt;
    await expect.poll(first).toBe('A festival of lights');
    await page.goto('/');
    await expect(page.getByRole('img', { name: 'A festival of lights' })).toBeInViewport();

    await page.goto('/admin/features');
    await page.getByRole('button', { name: 'Delete A festival of lights' }).click();
    await expect(list).toHaveCount(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list).toHaveCount(before + 1);
    await expect(list.first()).toContainText('A festival of lights');
  },
);

test('a picture is pasted on a phone, and one is dropped', IN_THE_LONG_RUN, async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterBackOffice(page, shop.administrator);
  await page.goto('/admin/features');
  await expect(page.getByText('Choose, drop or paste a picture')).toBeVisible();
  const add = page.getByRole('button', { name: 'Upload', exact: true });
  for (const by of ['paste', 'drop'] as const) {
    await bring(page, by, `by-${by}.png`, await picture('#7a1010'));
    await expect(page.getByText(`by-${by}.png`)).toBeVisible();
    await expect(add).toBeEnabled();
    if (by === 'paste') await looksRight(page);
    await page.getByRole('button', { name: `Remove by-${by}.png` }).click();
    await expect(add).toBeDisabled();
  }
});
