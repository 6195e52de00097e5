import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage } from '#office/contact/contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import { register, verifyOtp } from '#people/accounts/contract.ts';
import { changeLanguage, getAccount } from '#people/accounts/own-account.contract.ts';
import { findUserToNotify } from '#people/accounts/server/accounts.ts';
import { DEMO_IDENTITY } from '#shop/shop/identity/demo-identity.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { mailsTo, shopperFields } from '#test/builders/registering.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { readableMail } from '#test/inspect/readable-mail.ts';

const IN_HINDI = { headers: { 'accept-language': 'hi' } };

describe('the language of a person', () => {
  let shop: TestShop;
  let cast: Cast;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE);
    cast = await castOf(shop);
  });
  afterAll(() => shop.end());

  const newestTo = async (email: string, atLeast = 1) =>
    readableMail((await mailsTo(shop, email, atLeast)).at(-1) ?? '');

  it('is that of the page where they register, and the code is mailed in it', async () => {
    const fields = shopperFields();
    await shop.guest.call(register, fields, IN_HINDI);
    const mail = await newestTo(fields.email);
    expect(mail).toContain('अगर आपने इसे नहीं मँगाया');
    const otp = /^\s*(\d{6})\s*$/m.exec(mail)?.[1] ?? '';
    const { user } = await shop.guest.call(verifyOtp, { ...fields, otp }, IN_HINDI);
    expect((await (await shop.as(user)).call(getAccount, {})).data.language).toBe('hi');
  });

  it('is changed by themselves, to one that the shop speaks', async () => {
    const asha = await shop.as(cast.asha);
    expect((await asha.call(getAccount, {})).data.language).toBe('en');
    expect((await asha.call(changeLanguage, { language: 'hi' })).data.language).toBe('hi');
    const refused = await asha.inject({ method: 'PUT', url: '/api/account/language', payload: { language: 'tlh' } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({ language: 'Choose one of the shop’s languages' });
    expect((await asha.call(getAccount, {})).data.language).toBe('hi');
    await asha.call(changeLanguage, { language: 'en' });
  });

  it('is that of the oldest administrator in mails to customer care, which has no account', async () => {
    const care = 'care@reads.example';
    await shop.context.tx(tx => changeSetting(tx, 'identity', { ...DEMO_IDENTITY, email: care }));
    const message = { name: 'Asha', email: 'asha@writers.example', subject: 'It hums', message: 'Since Monday.' };
    // The acknowledgements are from the same address.
    const mailsToCare = async (inAll: number) =>
      (await mailsTo(shop, care, inAll)).map(readableMail).filter(mail => /^To: .*care@reads/m.test(mail));
    const admin = await shop.as(cast.admin);
    await admin.call(changeLanguage, { language: 'hi' });
    const { data } = await shop.guest.call(sendMessage, message);
    const [mail] = await mailsToCare(2);
    expect(mail).toContain('lang="hi-IN"');
    expect(mail).toContain(data.ticket);
    expect(mail).not.toContain('Received');
    await admin.call(changeLanguage, { language: 'en' });
    await shop.guest.call(sendMessage, { ...message, subject: 'It still hums' });
    expect((await mailsToCare(4)).at(-1)).toContain('lang="en-IN"');
  });

  it('is what mails about their order are written in, and the seller reads of it in its own', async () => {
    const buyer = await newBuyer(shop);
    await buyer.call(changeLanguage, { language: 'hi' });
    const lamp = await makeProduct(shop, cast.deccan.sellerId, { title: 'Nandi Lamp' });
    await buy(buyer, [lamp, 1]);
    const receipt = await newestTo(buyer.email);
    expect(receipt).toMatch(/आपके ऑर्डर BB-\d+ के लिए धन्यवाद/);
    expect(receipt).toContain('lang="hi-IN"');
    expect(receipt).not.toMatch(/Placed on|To be paid|Questions/);
    const sale = await newestTo(cast.deccan.email);
    expect(sale).toMatch(/New order BB-\d+/);
    expect(sale).not.toMatch(/[\u0900-\u097f]/);
  });

  it('is what sellers read a reason in that shoppers choose from a list', async () => {
    const deccan = await shop.as(cast.deccan);
    await deccan.call(changeLanguage, { language: 'hi' });
    const buyer = await newBuyer(shop);
    const before = (await mailsTo(shop, cast.deccan.email, 1)).length;
    const orderId = await buy(buyer, [await makeProduct(shop, cast.deccan.sellerId, { title: 'Unwanted lamp' }), 1]);
    await mailsTo(shop, cast.deccan.email, before + 1);
    await buyer.call(cancelOrder, { orderId, reason: 'I ordered it by mistake' });
    const mail = await newestTo(cast.deccan.email, before + 2);
    expect(mail).toContain('मैंने गलती से ऑर्डर कर दिया');
    expect(mail).not.toContain('by mistake');
    await deccan.call(changeLanguage, { language: 'en' });
  });

  it('is English in mails of the back-office, where it has only the texts of the shop', async () => {
    const deccan = await shop.as(cast.deccan);
    await deccan.call(changeLanguage, { language: 'ta' });
    const before = (await mailsTo(shop, cast.deccan.email, 1)).length;
    await buy(await newBuyer(shop), [await makeProduct(shop, cast.deccan.sellerId, { title: 'Lamp of brass' }), 1]);
    const mail = await newestTo(cast.deccan.email, before + 1);
    expect(mail).toMatch(/New order BB-\d+/);
    expect(mail).not.toMatch(/[\u0b80-\u0bff]/);
    await deccan.call(changeLanguage, { language: 'en' });
  });

  it('is English for mails once the shop no longer speaks it', async () => {
    const buyer = await newBuyer(shop);
    await sql`update users set language = 'tlh' where id = ${buyer.id}`.execute(shop.open.db);
    expect(await findUserToNotify(shop.open.db, buyer.id)).toMatchObject({ language: 'tlh' });
    const lamp = await makeProduct(shop, cast.deccan.sellerId, { title: 'Kite Lamp' });
    await buy(buyer, [lamp, 1]);
    expect(await newestTo(buyer.email)).toMatch(/Thank you for your order BB-\d+/);
  });

  it('is that of the page for somebody without an account who writes to the shop', async () => {
    const email = 'leela@home.example';
    await shop.guest.call(
      sendMessage,
      { name: 'Leela', email, subject: 'लेह', message: 'क्या आप सर्दियों में लेह भेजते हैं?' } as never,
      IN_HINDI,
    );
    // The shop's own mail names the address too, as the one to reply to.
    const mails = (await mailsTo(shop, email, 2)).map(readableMail);
    expect(mails.filter(mail => mail.includes('आपका टिकट नंबर'))).toHaveLength(1);
  });
});
