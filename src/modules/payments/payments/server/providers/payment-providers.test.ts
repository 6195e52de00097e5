import { expect, test } from 'vitest';
import { findAdapters } from '#platform/adapters/find-adapters.ts';
import type { Database } from '#platform/db/database.ts';
import type { Adapter, Tools } from '#shared/ports/adapter.ts';
import { NO_PAYMENTS, offeredNamed, offeredNames, payableNamed, paymentProviders } from './payment-providers.ts';

const nothing = () => Promise.reject(new Error('nothing is asked'));
const NOBODY: Tools = { ask: nothing, transfer: nothing, now: () => new Date() };
const adapters = await findAdapters();
const razorpay = adapters.find(({ name }) => name === 'razorpay') as Adapter<'payment'>;

/** A shop whose administrator has connected Razorpay. */
function shopWith({ ways, isOn }: { readonly ways: string; readonly isOn: boolean }) {
  const settings = { keyId: 'rzp_test_abcd', keySecret: 'secret', webhookSecret: 'secret', ways };
  const service = { name: 'razorpay', isOn, connection: razorpay.connect(settings, NOBODY) };
  return paymentProviders(NO_PAYMENTS, { adapters, tools: NOBODY, db: {} as Database, connected: () => [service] });
}

test('ways of paying are offered as far as they are chosen, after their service', () => {
  expect(offeredNames(shopWith({ ways: 'hdfc,upi', isOn: true }))).toEqual([
    'razorpay',
    'razorpay-upi',
    'razorpay-hdfc',
  ]);
  expect(offeredNames(shopWith({ ways: '', isOn: true }))).toEqual(['razorpay']);
  expect(offeredNames(shopWith({ ways: 'upi', isOn: false }))).toEqual([]);
});

test('orders of a way that ended can be paid as long as its service is offered, and settled afterwards', () => {
  const ended = shopWith({ ways: '', isOn: true });
  expect(offeredNamed(ended, 'razorpay-hdfc')).toBeUndefined();
  expect(payableNamed(ended, 'razorpay-hdfc')?.name).toBe('razorpay-hdfc');
  const off = shopWith({ ways: 'hdfc', isOn: false });
  expect(payableNamed(off, 'razorpay-hdfc')).toBeUndefined();
  expect(off.named('razorpay-hdfc')?.names).toContain('razorpay');
  expect(payableNamed(ended, 'razorpay-nobank')).toBeUndefined();
});
