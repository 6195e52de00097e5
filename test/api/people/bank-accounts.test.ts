import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getEarnings } from '#finance/ledger/contract.ts';
import { adjustBalance, listPayouts, payoutsWait, recordPayout } from '#finance/ledger/payouts/payouts.contract.ts';
import { wrongPassword } from '#people/accounts/own-account.contract.ts';
import { bankNeedsPassword, getSellerProfile, saveSellerProfile } from '#people/sellers/profile/profile.contract.ts';
import { newId, type SellerId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { mailsTo } from '#test/builders/registering.ts';
import { type Cast, castOf, givePasswords } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const CHANGED = 'Subject: Your bank account was changed';
const HOUR = 3_600_000;
const PASSWORD = 'an evening by the sea';
const FIELDS = {
  ...{ legalName: 'Deccan Digital LLP', address: '9 Abids Circle', city: 'Hyderabad', pincode: '500001', state: '' },
  ...{ gstNumber: '', mobile: '', careEmail: 'care@deccan.example', carePhone: '040 4000 2200' },
  ...{ bankHolder: 'deccan', bankIfsc: 'HDFC0000521', bankNumber: '' },
};

describe.each(ENGINES)('the bank account of a seller on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let deccan: Client;
  let now = new Date('2026-11-20T06:00:00Z');
  beforeAll(async () => {
    shop = await startTestShop(engine, { now: () => now });
    cast = await castOf(shop);
    await givePasswords(shop, PASSWORD);
    admin = await shop.as(cast.admin);
    deccan = await shop.as(cast.deccan);
    for (const { sellerId } of [cast.deccan, cast.waiting])
      await admin.call(adjustBalance, { key: newId(), sellerId, amount: paise(1_000_000), reason: 'Brought over' });
  });
  afterAll(() => shop.end());

  const save = (more: object) => deccan.call(saveSellerProfile, { ...FIELDS, ...more });
  const pay = (sellerId: SellerId, seen: string | null = null) =>
    admin.call(recordPayout, {
      ...{ key: newId<'payout'>(), sellerId, amount: paise(1000), paidOn: '2026-11-20', reference: 'UTR 1' },
      seen: seen as never,
    });
  const entries = async () => (await admin.call(listAudit, { act: 'seller.bank' })).data;
  const said = (mail: string) => mail.replaceAll('=\r\n', '');

  it('changes by the password only, and nothing else needs it', async () => {
    await save({ city: 'Secunderabad' });
    const moved = { bankNumber: '39281047716' };
    for (const change of [moved, { bankIfsc: 'SBIN0001234' }, { bankHolder: 'Somebody else' }])
      await expect(save(change)).rejects.toMatchObject({
        code: bankNeedsPassword.code,
        fields: { password: expect.any(String) },
      });
    await expect(save({ ...moved, password: 'my guess is as good' })).rejects.toMatchObject({
      code: wrongPassword.code,
    });
    expect((await deccan.call(getSellerProfile, {})).data.bank).toMatchObject({
      lastFour: '8831',
      ifsc: 'HDFC0000521',
    });
    expect(await entries()).toEqual([]);
    await expect(pay(cast.deccan.sellerId)).resolves.toBeDefined();
  });

  it('a change is in a mail and the audit log with its last four digits, and payouts wait 48 hours', async () => {
    const { sellerId, email } = cast.deccan;
    const { lastPayout } = (await admin.call(getEarnings, { seller: sellerId })).summary;
    now = new Date(now.getTime() + 24 * HOUR);
    const changedAt = now;
    await save({ bankNumber: '39281047716', password: PASSWORD });
    const payoutsFrom = new Date(changedAt.getTime() + 48 * HOUR);
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ by: 'deccan', before: { 'account ends in': '8831' } });
    expect(entry).toMatchObject({ on: { id: sellerId }, after: { 'account ends in': '7716' } });
    expect(JSON.stringify(entry)).not.toMatch(/50100412078831|39281047716/);
    const mail = said((await mailsTo(shop, email, 3))[2] ?? '');
    for (const words of ['Your bank account was changed', 'ends in 8831', 'ends in 7716', '23 Nov 2026, 11:30 am'])
      expect(mail).toContain(words);
    expect(mail).not.toMatch(/50100412078831|39281047716/);

    const row = (await admin.call(listPayouts, { find: 'deccan' })).data[0];
    expect(row?.bankChange).toEqual({ at: changedAt, payoutsFrom });
    now = new Date(payoutsFrom.getTime() - 1);
    await expect(pay(sellerId, lastPayout?.id)).rejects.toMatchObject({
      code: payoutsWait.code,
      status: 409,
      message:
        'The bank account of this seller changed on 21 Nov 2026, 11:30 am. Payouts are on hold until 23 Nov 2026, 11:30 am.',
    });
    now = payoutsFrom;
    await expect(pay(sellerId, lastPayout?.id)).resolves.toBeDefined();
  });

  it('holds payouts also when it is the first one', async () => {
    const waiting = await shop.as(cast.waiting);
    const fields = { ...FIELDS, gstNumber: '27AAPFU0939F1ZV', pincode: '400007', bankNumber: '39281047716' };
    await waiting.call(saveSellerProfile, { ...fields, password: PASSWORD });
    expect((await entries())[0]).toMatchObject({ before: { 'account ends in': null } });
    await expect(pay(cast.waiting.sellerId)).rejects.toMatchObject({ code: payoutsWait.code });
  });

  it('a change is also mailed to the account’s recent address', async () => {
    const { id, email } = cast.deccan;
    await sql`update users set email = 'thief@cast.example' where id = ${id}`.execute(shop.open.db);
    await sql`
      insert into account_codes (id, purpose, user_id, email, former_email, used_at)
      values (${newId()}, 'email', ${id}, 'thief@cast.example', ${email}, now())`.execute(shop.open.db);
    await save({ bankNumber: '11122233344', password: PASSWORD });
    const tells = () => mailsTo(shop, email).then(all => all.filter(mail => said(mail).includes('ends in 3344')));
    await expect.poll(tells).toHaveLength(1);
    // The mail of an earlier payout may still have been waiting, and goes to the address of now.
    const changes = () => mailsTo(shop, 'thief@cast.example').then(all => all.filter(mail => mail.includes(CHANGED)));
    await expect.poll(changes).toHaveLength(1);
  });

  it('never changes beside a payout: whichever is second sees the first', async () => {
    const sellerId = cast.ritchie.sellerId;
    await admin.call(adjustBalance, { key: newId(), sellerId, amount: paise(1_000_000), reason: 'Brought over' });
    const ritchie = await shop.as(cast.ritchie);
    const bank = { city: 'Chennai', pincode: '600002', bankNumber: '39281047716', password: PASSWORD };
    const [paid] = await Promise.allSettled([
      pay(sellerId),
      ritchie.call(saveSellerProfile, { ...FIELDS, ...bank, bankHolder: 'ritchie' }),
    ]);
    const { summary } = await admin.call(getEarnings, { seller: sellerId });
    expect(paid.status === 'fulfilled').toBe(summary.lastPayout !== null);
    await expect(pay(sellerId, summary.lastPayout?.id)).rejects.toMatchObject({ code: payoutsWait.code });
  });
});
