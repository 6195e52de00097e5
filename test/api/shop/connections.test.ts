import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askTexts, changeMobile, confirmTexts, getAccount, stopTexts } from '#people/accounts/own-account.contract.ts';
import { importAdapterFile } from '#platform/adapters/find-adapters.ts';
import type { MessageBench } from '#shared/ports/bench.ts';
import { editConnection, listConnections, removeConnection, testConnection } from '#shop/connections/contract.ts';
import { type BenchServer, startBench } from '#test/adapters/bench-server.ts';
import { type Buyer, buy, newBuyer } from '#test/builders/buying.ts';
import { type Cast, castOf, givePasswords, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { PASSWORD } from '#test/rights/scene.ts';

const TWILIO = { port: 'message', name: 'twilio' } as const;

describe('a connected service for text messages', () => {
  let bench: MessageBench;
  let server: BenchServer;
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let asha: Buyer;
  beforeAll(async () => {
    const make = (await importAdapterFile('message', 'twilio', 'bench')) as () => MessageBench;
    bench = make();
    server = await startBench(bench);
    shop = await startTestShop('postgres', { tools: server.tools });
    cast = await castOf(shop);
    await givePasswords(shop, PASSWORD);
    admin = await shop.as(cast.admin);
    asha = await newBuyer(shop);
  });
  afterAll(async () => {
    await shop.end();
    await server.close();
  });

  const twilio = async () => (await admin.call(listConnections, {})).data.find(({ name }) => name === 'twilio');
  const put = (payload: object) =>
    admin.inject({ method: 'PUT', url: '/api/admin/connections/edit/message/twilio', payload });
  const lastCode = () => /\b(\d{6})\b/.exec(bench.sent().at(-1)?.text ?? '')?.[1] ?? '';
  const texts = () => bench.sent().length;

  it('is set up only with the password and with values that fit, or nothing is stored', async () => {
    const { authToken, ...others } = bench.settings as { authToken: string };
    const refused = [
      [{ values: bench.settings }, { password: expect.any(String) }],
      [{ values: bench.settings, password: 'not this one' }, { password: expect.any(String) }],
      [{ values: { ...bench.settings, accountSid: 'SK1' }, password: PASSWORD }, { accountSid: expect.any(String) }],
      [{ values: { ...bench.settings, way: 'pigeon' }, password: PASSWORD }, { way: expect.any(String) }],
      [{ values: { ...others, sender: '' }, password: PASSWORD }, { sender: expect.any(String) }],
      [{ values: { constructor: 'x' }, password: PASSWORD }, { constructor: expect.any(String) }],
    ] as const;
    for (const [payload, fields] of refused) {
      const answer = await put(payload);
      expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
    }
    // Incomplete, so it can’t be switched on.
    expect((await put({ isOn: true })).json().code).toBe('connections.incomplete');
    expect((await put({ values: others, isOn: true, password: PASSWORD })).json().code).toBe('connections.incomplete');
    expect((await shop.open.execute('select from connections where is_on or settings <> $${}$$')).rows).toEqual([]);
    await expect(asha.call(askTexts, {})).rejects.toMatchObject({ code: 'account.no_texts' });

    const { data } = await admin.call(editConnection, { ...TWILIO, values: bench.settings, password: PASSWORD });
    expect(data).toMatchObject({ isOn: false, isComplete: true, testedAt: null });
    const said = [
      JSON.stringify(await twilio()),
      (await admin.inject({ method: 'GET', url: '/api/admin/audit/get' })).body,
    ];
    for (const text of said) expect(text).not.toContain(authToken);
    expect(said[1]).toContain('connection.changed');
  });

  it('is tested with what is stored, and the result stands beside it until the settings change', async () => {
    expect(await admin.call(testConnection, { ...TWILIO })).toMatchObject({ works: true, message: 'Bijli Bazaar' });
    await admin.call(editConnection, {
      ...TWILIO,
      values: { authToken: bench.wrong.authToken ?? '' },
      password: PASSWORD,
    });
    expect(await twilio()).toMatchObject({ testedAt: null });
    expect(await admin.call(testConnection, { ...TWILIO })).toMatchObject({
      works: false,
      message: 'Twilio error 20003',
    });
    expect(await twilio()).toMatchObject({ testedAt: expect.any(Date), testFailure: 'Twilio error 20003' });
    // An empty secret keeps the stored one, and what is answered can be sent back.
    await admin.call(editConnection, { ...TWILIO, values: bench.settings, password: PASSWORD });
    await admin.call(editConnection, { ...TWILIO, values: { authToken: '', sender: bench.settings.sender ?? '' } });
    expect(await admin.call(testConnection, { ...TWILIO })).toMatchObject({ works: true });
  });

  it('texts the code for a number, and then news of orders to who has confirmed it', async () => {
    await admin.call(editConnection, { ...TWILIO, isOn: true });
    await expect.poll(async () => (await asha.call(getAccount, {})).data.canText).toBe(true);
    await asha.call(changeMobile, { mobile: '9876543210' });
    const product = await makeProduct(shop, cast.deccan.sellerId);
    await buy(asha, [product, 1]);

    const { change } = await asha.call(askTexts, {});
    await expect.poll(texts).toBe(1);
    expect(bench.sent()[0]?.to).toBe('+919876543210');
    await expect(asha.call(confirmTexts, { change, code: '000000' })).rejects.toMatchObject({
      code: 'account.wrong_code',
    });
    expect((await asha.call(confirmTexts, { change, code: lastCode() })).data.texts).toBe(true);
    await expect(asha.call(confirmTexts, { change, code: lastCode() })).rejects.toMatchObject({
      code: 'account.wrong_code',
    });

    const jobs = async () => {
      const { rows } = await shop.open.execute("select 1 from jobs.job where name = 'text.orders.placed'");
      return rows.length;
    };
    const before = await jobs();
    const other = await newBuyer(shop);
    await other.call(changeMobile, { mobile: '9876543219' });
    await buy(other, [product, 1]);
    // Nothing is made ready for those who want none.
    expect(await jobs()).toBe(before);
    await buy(asha, [product, 1]);
    expect(await jobs()).toBe(before + 1);
    await expect.poll(texts).toBe(2);
    expect(bench.sent()[1]).toMatchObject({ to: '+919876543210', text: expect.stringMatching(/: .*order/i) });

    expect((await asha.call(stopTexts, {})).data.texts).toBe(false);
    await buy(asha, [product, 1]);
    await shop.mails(3);
    expect(texts()).toBe(2);
  });

  it('another number is not texted before it is confirmed, and a code is for one number only', async () => {
    const { change } = await asha.call(askTexts, {});
    await expect.poll(texts).toBe(3);
    const code = lastCode();
    await asha.call(changeMobile, { mobile: '9876543211' });
    await expect(asha.call(confirmTexts, { change, code })).rejects.toMatchObject({ code: 'account.wrong_code' });
    expect((await asha.call(getAccount, {})).data.texts).toBe(false);
  });

  it('that is removed leaves nothing, and no jobs are made for it', async () => {
    await admin.call(removeConnection, { ...TWILIO });
    expect((await shop.open.execute('select from connections')).rows).toEqual([]);
    await expect.poll(async () => (await asha.call(getAccount, {})).data.canText).toBe(false);
    await expect(asha.call(askTexts, {})).rejects.toMatchObject({ code: 'account.no_texts' });
    expect(await twilio()).toMatchObject({ isOn: false, isComplete: false });
  });
});
