import { readFileSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#config/env.ts';
import { getInvoice } from '#finance/invoices/contract.ts';
import { FIRST_STEPS, type FirstStep, getFirstSteps, STEP_TITLES } from '#office/dashboard/first-steps.contract.ts';
import { getSettings, SAVE } from '#office/settings/contract.ts';
import { getOrder, updateOrder } from '#orders/orders/contract.ts';
import { forgotPassword } from '#people/accounts/password/password-reset.contract.ts';
import { addAddress } from '#people/addresses/contract.ts';
import { prepareShop } from '#process/prepare-shop.ts';
import { addProduct } from '#products/inventory/product/products.contract.ts';
import type { ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { aPhone } from '#test/builders/adding-products.ts';
import { type Buyer, fillCart, newBuyer, place } from '#test/builders/buying.ts';
import { pictureOn } from '#test/builders/uploading.ts';
import { type Client, clientOf, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const ADMINISTRATOR = { email: 'owner@dilli.example', password: 'chai at four o clock' };
const PATIENCE = { timeout: 20_000 };
let shop: TestShop;
let mailServer: SMTPServer;
let admin: Client;

/** The environment of README's "Running it for real", with a login for the administrator, and nothing else. */
beforeAll(async () => {
  mailServer = new SMTPServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
  await new Promise<void>(ready => mailServer.listen(0, '127.0.0.1', ready));
  const address = mailServer.server.address();
  const smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const env = readEnv({
    ...{ DATABASE_URL: 'postgres://shop@127.0.0.1/shop', SMTP_URL: smtpUrl, PUBLIC_URL: 'https://shop.example' },
    ...{ GSTIN: '07AAPFU0939F1ZX', ADMIN_EMAIL: ADMINISTRATOR.email, ADMIN_PASSWORD: ADMINISTRATOR.password },
  });
  const mail = { smtpUrl, dataDir: '/nowhere', publicUrl: env.publicUrl };
  shop = await startTestShop('postgres', { identity: null, mail, payments: env.payments });
  await prepareShop(shop.context, env);
  const answer = await shop.guest.inject({ method: 'POST', url: '/api/auth/login', payload: ADMINISTRATOR });
  admin = clientOf(shop, answer.cookies.find(({ name }) => name === 'session')?.value);
});
afterAll(async () => {
  await shop.end();
  await new Promise<void>(closed => mailServer.close(closed));
});

const open = async () => {
  const { data } = await admin.call(getFirstSteps, {});
  return data.steps.flatMap(({ step, isDone }) => (isDone ? [] : step));
};
const save = async (group: 'shop' | 'addresses' | 'officer' | 'delivery', fields: object) => {
  const { data } = await admin.call(getSettings, {});
  const { version, fields: kept } = data[group];
  await admin.call(SAVE[group] as never, { version, fields: { ...kept, ...fields } } as never);
};
const PHONE = aPhone({ title: 'Nandi 9', kind: 'audio', price: paise(1_180_000), totalStock: 4 });
/** What is open once these are done. */
const but = (...done: readonly FirstStep[]) => FIRST_STEPS.filter(step => !done.includes(step));

it('an empty shop that goes through the first steps, and no others, issues invoices with the right tax', async () => {
  expect(await open()).toEqual(but('gstin'));

  await save('shop', { legalName: 'Dilli Digital LLP', email: 'care@dilli.example', landline: '+91 11 4100 2200' });
  await save('addresses', { registeredAddress: '12 Nehru Place, New Delhi 110019' });
  expect((await admin.call(getFirstSteps, {})).data).toMatchObject({
    missing: ['grievance officer'],
    missingIn: 'officer',
  });
  expect(await open()).toContain('identity');
  await save('officer', {
    name: 'Kiran Rao',
    designation: 'Officer',
    email: 'kiran@dilli.example',
    phone: '9876500000',
  });
  expect(await open()).toEqual(but('gstin', 'identity', 'seller'));

  await shop.guest.call(forgotPassword, { email: ADMINISTRATOR.email });
  await expect.poll(open, PATIENCE).not.toContain('mail');
  await save('delivery', {});
  expect(await open()).toEqual(['product', 'order']);

  const { id: house } = await shop.open.db
    .selectFrom('sellers')
    .select('id')
    .where('is_house', '=', true)
    .executeTakeFirstOrThrow();
  const { data } = await admin.call(addProduct, { ...PHONE, image: await pictureOn(shop, house) });
  expect(await open()).toEqual(['order']);
  const buyer = await newBuyer(shop);
  const delhi = await buyer.call(addAddress, {
    ...{ name: 'Asha Rao', address: '3 Janpath', city: 'New Delhi', pincode: '110001' },
    ...{ phone: '9876543210', notes: 'Ring twice' },
  });
  const far = await invoiceOf(buyer, data._id);
  expect(far).toMatchObject({ taxKind: 'igst', placeOfSupply: '29', totals: { cgst: 0, sgst: 0 } });
  expect(far.supplier).toMatchObject({ name: 'Dilli Digital LLP', gstin: '07AAPFU0939F1ZX', state: '07' });
  const near = await invoiceOf({ ...buyer, addressId: delhi.data._id }, data._id);
  expect(near).toMatchObject({ taxKind: 'sgst', placeOfSupply: '07', totals: { igst: 0 } });
  expect(near.totals.cgst).toBeGreaterThan(0);
  expect(await open()).toEqual([]);
});

it('no step can be ticked by a call', async () => {
  const paths = shop.api.routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(paths.filter(path => path.includes('first-steps'))).toEqual(['GET /admin/dashboard/first-steps']);
});

it('operations.md leads through every step by its name', () => {
  const operations = readFileSync('docs/operations.md', 'utf8');
  expect(FIRST_STEPS.filter(step => !operations.includes(`**${STEP_TITLES[step]}**`))).toEqual([]);
});

async function invoiceOf(buyer: Buyer, product: ProductId) {
  await fillCart(buyer, [product, 1]);
  const { orderId } = (await place(buyer, `first-${buyer.addressId}`)).json();
  await admin.call(updateOrder, { orderId, orderStatus: 'inShipping' });
  const { data } = await admin.call(getOrder, { orderId });
  const [document] = data.parts[0]?.documents ?? [];
  return (await admin.call(getInvoice, { invoiceId: document?._id as never })).data;
}
