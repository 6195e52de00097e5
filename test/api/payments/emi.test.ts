import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSettings, SAVE } from '#office/settings/contract.ts';
import { listEmiPlans } from '#payments/emi/contract.ts';
import { castOf } from '#test/fixtures/cast.ts';
import { type Client, ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe('EMI plans', () => {
  let shop: TestShop;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { worksJobs: false, payments: { sandbox: true } });
    admin = await shop.as((await castOf(shop)).admin);
  });
  afterAll(() => shop.end());

  const save = async (emiPlans: string) => {
    const { version } = (await admin.call(getSettings, {})).data.emi;
    return admin.call(SAVE.emi, { version, fields: { emiPlans } });
  };
  const offered = async () => (await shop.guest.call(listEmiPlans, {})).data;

  it('are pasted as a table, and everybody sees those of today at once, by bank and tenure', async () => {
    expect(await offered()).toEqual([]);
    await save(
      [
        'Sagar Bank\tcredit\t12\t15.5%\t₹5000\t199',
        'Himgiri Bank, debit, 6, 14, 5000, 0, 2026-01-01',
        'Sagar Bank, credit, 6, 14, 3000, 199',
        'Old Bank, credit, 6, 14, 3000, 0, , 2020-01-01',
        'Next Bank, credit, 6, 14, 3000, 0, 2999-01-01',
      ].join('\n'),
    );
    expect(await offered()).toEqual([
      { bank: 'Himgiri Bank', card: 'debit', months: 6, rateBp: 1_400, min: 500_000, fee: 0 },
      { bank: 'Sagar Bank', card: 'credit', months: 6, rateBp: 1_400, min: 300_000, fee: 19_900 },
      { bank: 'Sagar Bank', card: 'credit', months: 12, rateBp: 1_550, min: 500_000, fee: 19_900 },
    ]);
  });

  it('with one wrong line are not saved at all', async () => {
    const before = await offered();
    await expect(
      save('Sagar Bank, credit, 6, 14, 3000, 199\nSagar Bank, gold, 6, 14, 3000, 199'),
    ).rejects.toMatchObject({
      code: 'settings.invalid',
      fields: { emiPlans: 'Line 2: the card must be credit, debit or none' },
    });
    expect(await offered()).toEqual(before);
  });
});

it('a shop that takes cash only offers no instalments', async () => {
  const shop = await startTestShop(ONE_ENGINE, { worksJobs: false });
  const admin = await shop.as((await castOf(shop)).admin);
  const { version } = (await admin.call(getSettings, {})).data.emi;
  await admin.call(SAVE.emi, { version, fields: { emiPlans: 'Sagar Bank, credit, 6, 14, 3000, 199' } });
  expect((await shop.guest.call(listEmiPlans, {})).data).toEqual([]);
  await shop.end();
});
