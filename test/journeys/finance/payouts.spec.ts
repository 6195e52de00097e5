import { expect } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, OFFICE_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice } from '#test/journeys/fixtures/signing-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { viewport } of OFFICE_SCREENS)
  test(
    `a payout is recorded and reversed with a reason, ${viewport.width} px wide`,
    IN_THE_LONG_RUN,
    async ({ page, shop }) => {
      const problems = watchConsole(page);
      await page.setViewportSize(viewport);
      await enterBackOffice(page, shop.administrator);
      await page.goto('/admin/payouts?find=Ritchie');
      await page.getByRole('link', { name: 'Ritchie Street Audio' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Ritchie Street Audio' })).toBeVisible();

      await page.getByRole('button', { name: 'Adjust' }).click();
      const adjust = page.getByRole('dialog', { name: 'Adjust the balance of Ritchie Street Audio' });
      await adjust.getByRole('textbox', { name: 'Amount' }).fill('750');
      await adjust.getByLabel('Reason').fill(`Festival campaign ${viewport.width}`);
      await adjust.getByRole('button', { name: 'Adjust balance' }).click();
      await expect(adjust).toBeHidden();

      const reference = `UTR ${viewport.width}`;
      await page.getByRole('button', { name: 'Record payout' }).click();
      const pay = page.getByRole('dialog', { name: 'Payout to Ritchie Street Audio' });
      await pay.getByRole('textbox', { name: 'Amount' }).fill('9,99,999');
      await pay.getByLabel('Bank reference').fill(reference);
      await pay.getByRole('button', { name: 'Record payout' }).click();
      await expect(pay.getByText(/can be paid out now/).first()).toBeVisible();
      await looksRight(page);
      await pay.getByRole('textbox', { name: 'Amount' }).fill('250');
      await pay.getByRole('button', { name: 'Record payout' }).click();
      await expect(pay).toBeHidden();

      const payout = page.getByRole('row').filter({ hasText: reference });
      await payout.getByText('Payout', { exact: true }).click();
      const details = page.getByRole('dialog', { name: 'Payout' });
      await details.getByRole('button', { name: 'Reverse payout' }).click();
      const reverse = page.getByRole('alertdialog', { name: 'Reverse this payout?' });
      await reverse.getByRole('button', { name: 'Reverse payout' }).click();
      await expect(reverse.getByLabel('Reason')).toHaveAccessibleDescription(/Enter a reason/);
      await reverse.getByLabel('Reason').fill(`The bank returned ${reference}`);
      await looksRight(page);
      await reverse.getByRole('button', { name: 'Reverse payout' }).click();
      await expect(reverse).toBeHidden();
      await expect(page.getByRole('row').filter({ hasText: `The bank returned ${reference}` })).toContainText('₹250');
      await payout.getByText('Payout', { exact: true }).click();
      await expect(details.getByText(/It was reversed later/)).toBeVisible();
      await expect(details.getByRole('button', { name: 'Reverse payout' })).toHaveCount(0);
      expect(problems).toEqual([]);
    },
  );
