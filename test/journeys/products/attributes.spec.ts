import { expect } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, OFFICE_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice } from '#test/journeys/fixtures/signing-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** R1.17, R1.18 */
for (const { name, viewport } of OFFICE_SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test(
      'an administrator adds an attribute, gives it options and a category, removes it and takes that back',
      IN_THE_LONG_RUN,
      async ({ page, shop }) => {
        const problems = watchConsole(page);
        const called = `Strap of ${viewport.width}`;
        await enterBackOffice(page, shop.administrator);
        await page.goto('/admin/attributes');
        await expect(page.getByRole('link', { name: 'Battery', exact: true })).toBeVisible();
        await looksRight(page);

        await page.getByRole('link', { name: 'Add attribute' }).click();
        await page.getByLabel('Name (English)').fill(called);
        await page.getByRole('button', { name: 'Add attribute' }).click();
        await expect(page.getByRole('group', { name: 'Options' }).getByText('Add at least one option')).toBeVisible();
        for (const [at, option] of ['Leather', 'Steel'].entries()) {
          await page.getByRole('button', { name: 'Add option' }).click();
          await page.getByLabel(`Option ${at + 1}, English`).fill(option);
        }
        await page.getByRole('button', { name: 'Move Steel up' }).click();
        await expect(page.getByLabel('Option 1, English')).toHaveValue('Steel');
        await page.getByLabel('Add a category').selectOption('e-reader');
        await expect(page.getByRole('button', { name: /^Remove E-?book|^Remove E-reader/ })).toBeVisible();
        await looksRight(page);
        await page.getByRole('button', { name: 'Add attribute' }).click();
        await expect(page.getByText('Attribute added')).toBeVisible();

        await page.getByRole('searchbox', { name: 'Search attributes' }).fill(called);
        await page.getByRole('link', { name: called }).click();
        await expect(page.getByLabel('Option 1, English')).toHaveValue('Steel');
        await page.getByRole('button', { name: 'Remove', exact: true }).click();
        await expect(page.getByText('Attribute removed')).toBeVisible();
        await expect(page.getByRole('link', { name: called })).toBeHidden();
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(page.getByText('Attribute restored')).toBeVisible();
        await expect(page.getByRole('link', { name: called })).toBeVisible();
        expect(problems.filter(each => !each.includes('400'))).toEqual([]);
      },
    );

    test(
      'an administrator sees which values a change of unit does not convert',
      IN_THE_LONG_RUN,
      async ({ page, shop }) => {
        const problems = watchConsole(page);
        await enterBackOffice(page, shop.administrator);
        await page.goto('/admin/attributes?open=storage');
        await page.getByLabel('Unit').selectOption({ label: 'inch' });
        await page.getByRole('button', { name: 'Save' }).click();
        const refused = page.getByRole('dialog', { name: /do not$|does not$/ });
        await expect(refused.getByText('Nothing was changed.')).toBeVisible();
        await expect(
          refused.getByRole('cell', { name: 'this unit can’t be converted into inch' }).first(),
        ).toBeVisible();
        await looksRight(page);
        await refused.getByRole('button', { name: 'Close' }).last().click();
        await expect(refused).toBeHidden();
        expect(problems.filter(each => !each.includes('409'))).toEqual([]);
      },
    );

    test(
      'an administrator sees what a change of type does to products before it is made',
      IN_THE_LONG_RUN,
      async ({ page, shop }) => {
        const problems = watchConsole(page);
        await enterBackOffice(page, shop.administrator);
        await page.goto('/admin/attributes?open=five-g');
        await page.getByLabel('Type').selectOption({ label: 'Text' });
        await page.getByRole('button', { name: 'Save' }).click();
        const asked = page.getByRole('alertdialog', { name: 'Change products?' });
        await expect(asked.getByText(/products get another value\./)).toBeVisible();
        await looksRight(page);
        await asked.getByRole('button', { name: 'Cancel' }).click();
        expect(problems.filter(each => !each.includes('409'))).toEqual([]);
      },
    );
  });
}
