import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { pictureFile } from '#test/builders/uploading.ts';
import { zipOf } from '#test/builders/zip-of.ts';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, OFFICE_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice } from '#test/journeys/fixtures/signing-in.ts';

const SELLER = { email: 'care@deccanmobiles.example', password: 'bijli demo 2026' };
const HEADS = 'Item Code;Product Name;Details;Section;Make;MRP (₹);Selling Price;Qty;Images;Shelf';

async function sendFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/admin/products/import');
  await page.getByLabel('Choose a file or drop it here').setInputFiles({ name, mimeType: 'application/zip', buffer });
  await expect(page).toHaveURL(/\/admin\/products\/import\/[0-9a-f-]{36}$/);
  await expect(page.getByText(/^Checked\./)).toBeVisible();
}

// Colours that are on their way from one theme to the other are nobody's to judge.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, viewport } of OFFICE_SCREENS) {
  test(`on ${name} a seller sends a dirty file, mends what is refused, and both are on sale`, async ({ page }) => {
    test.slow();
    const problems = watchConsole(page);
    await page.setViewportSize(viewport);
    await enterBackOffice(page, SELLER);
    await expect(page).toHaveURL(/\/admin\/products/);

    const mark = `Lamp${viewport.width}`;
    const rows = [
      HEADS,
      `${mark}-1;${mark} “Glow” 🎧;A lamp.;Top Deals;BOAT;₹1,37,900/-;NIL;10 pcs;glow.jpg;A1`,
      `${mark}-2;${mark} Beam;A lamp.;Top Deals;Xaomi;₹999;₹1,299;5;beam.png;A2`,
    ];
    const pictures = {
      'glow.jpg': await pictureFile('jpeg', 400, 300),
      'beam.png': await pictureFile('png', 400, 300),
    };
    await sendFile(page, 'lamps.zip', await zipOf({ 'lamps.csv': `\ufeff${rows.join('\r\n')}`, ...pictures }));
    await expect(page.getByText('This shop does not carry this brand. Did you mean xiaomi?')).toBeVisible();
    await expect(page.getByText('Must be below the MRP (₹999).')).toBeVisible();
    await expect(page.getByText('Unknown columns, not imported: Shelf.')).toBeVisible();
    await looksRight(page);

    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(page.getByText('Imported: 1 row. 1 row with errors were not imported.')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Error rows as CSV' }).click();
    const refused = await readFile(await (await download).path(), 'utf8');
    const mended = refused.replace('Xaomi', 'xiaomi').replace('₹1,299', '₹899');
    expect(mended).toContain('Error');

    await sendFile(page, 'mended.zip', await zipOf({ 'mended.csv': mended, ...pictures }));
    await expect(page.getByText('Checked. Every row can be imported.')).toBeVisible();
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(page.getByText('Imported: 1 row.')).toBeVisible();

    await page.goto('/admin/products/import');
    await expect(page.getByRole('link', { name: 'mended.zip' }).first()).toBeVisible();
    await looksRight(page);
    // As a guest: the shop leads a seller back to their goods, and a page that is leaving is no place to end.
    await page.context().clearCookies();
    await page.goto(`/shop/search?keyword=${mark}`);
    await expect(page.getByText(`${mark} “Glow” 🎧`).first()).toBeVisible();
    await expect(page.getByText(`${mark} Beam`).first()).toBeVisible();
    expect(problems).toEqual([]);
  });
}

const WORDS = [
  'Title,Description,Brand,Category,MRP,Stock',
  'Buds One,Earbuds,Redmi,Earbuds,999,5',
  'Handset One,A phone,POCO,Mobile > Premium handsets,19999,5',
  'Handset Two,A phone,Mi,Mobile > Premium handsets,24999,5',
  'Kit One,A kit,boAt®,Miscellaneous kits,499,5',
];

for (const { name, viewport } of OFFICE_SCREENS) {
  test(`on ${name} a seller says once what category words mean`, IN_THE_LONG_RUN, async ({ page }) => {
    test.slow();
    const problems = watchConsole(page);
    await page.setViewportSize(viewport);
    await enterBackOffice(page, SELLER);
    await expect(page).toHaveURL(/\/admin\/products/);
    // Each width has words of its own, which the shop has not been told yet.
    const table = Buffer.from(WORDS.join('\n').replaceAll('Premium', `Premium ${viewport.width}`));
    const handsets = `Mobile > Premium ${viewport.width} handsets`;

    await sendFile(page, 'words.csv', table);
    await expect(page.getByText('Checked. 3 rows wait for a category')).toBeVisible();
    const choice = page.getByLabel(`Category for “${handsets}”`);
    await expect(choice).toHaveValue('smartphone');
    await looksRight(page);
    await page.getByRole('button', { name: 'Save and check again' }).click();
    await expect(page.getByText('Checked. 1 row waits for a category')).toBeVisible();
    await page.getByRole('button', { name: 'Import 3 rows' }).click();
    await expect(page.getByText('Imported: 3 rows.')).toBeVisible();

    await sendFile(page, 'words.csv', table);
    await expect(page.getByText('Checked. 1 row waits for a category')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Unchanged 3/ })).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test(
  'an administrator finds the brands that files ask for, to add them or give them to a maker',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    test.slow();
    const problems = watchConsole(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterBackOffice(page, shop.administrator);
    const heads = 'SKU,Title,Description,Brand,Category,MRP,Stock';
    const rows = ['V-1,AC,An AC,Voltas®,ACs,35000,4', 'V-2,AC,An AC,Blue Star Limited,ACs,36000,4'];
    await sendFile(page, 'acs.csv', Buffer.from([heads, ...rows].join('\n')));
    await expect(page.getByText('Checked. 2 rows wait for a brand that an administrator has to accept.')).toBeVisible();

    await page.goto('/admin/settings');
    const asked = page.getByRole('region', { name: 'Brands in sellers’ files' });
    await expect(asked.getByRole('listitem')).toHaveCount(2);
    await looksRight(page);
    await asked.getByRole('button', { name: 'Add Voltas® as a brand' }).click();
    await expect(page.getByLabel('Name of Voltas®')).toHaveValue('Voltas®');
    await asked.getByLabel('Make Blue Star Limited a sub-brand of').selectOption({ label: 'Xiaomi' });
    await expect(page.getByLabel('Sub-brands of Xiaomi')).toHaveValue('Redmi, POCO, Mi, Blue Star Limited');
    await expect(asked).toBeHidden();
    // Nothing is saved: the journeys of settings count the brands.
    expect(problems).toEqual([]);
  },
);
