import { inspect } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { askBench, NO_SERVICES } from '#shared/ports/ask-bench.ts';
import type { PaymentConnection } from '#shared/ports/payment-port.ts';
import { adapter } from './adapter.ts';
import { bench, type RazorpayBench } from './bench.ts';

const REFUSED = { name: 'AdapterFailed', failure: 'refused' } as const;

function connected(to: RazorpayBench, settings: Readonly<Record<string, string>> = to.settings): PaymentConnection {
  return adapter.connect(
    { keyId: '', keySecret: '', webhookSecret: '', ways: '', ...settings },
    { ...NO_SERVICES, ask: askBench(to) },
  );
}

describe('what is Razorpay’s own', () => {
  let server: RazorpayBench;
  let provider: PaymentConnection;
  beforeAll(() => {
    server = bench();
    provider = connected(server);
  });

  const wishFor = (amount: number, minutes = 30) => ({
    ...{ paymentId: newId<'payment'>(), orderId: newId<'order'>(), number: 'BB-2026-000123', amount: paise(amount) },
    returnUrl: 'https://shop.example/shop/paypal-return?orderId=1',
    heldUntil: new Date(Date.now() + minutes * 60_000),
  });
  const opened = async (amount = 50_000) => (await provider.open(wishFor(amount))).ref;
  const read = (event: string, about: string, more = {}) => {
    const { body, headers } = server.tell(event, about, more);
    return provider.readMessage(body, headers);
  };

  it('sends attempt, amount and expiry of a link, and that Razorpay notifies nobody', async () => {
    const wish = wishFor(13_790_000);
    const { ref } = await provider.open(wish);
    expect(server.links.get(ref)?.sent).toEqual({
      amount: 13_790_000,
      currency: 'INR',
      accept_partial: false,
      reference_id: wish.paymentId,
      description: 'Order BB-2026-000123',
      expire_by: Math.ceil(wish.heldUntil.getTime() / 1000),
      callback_url: wish.returnUrl,
      callback_method: 'get',
      notify: { sms: false, email: false },
      reminder_enable: false,
    });
  });

  it('gives a link Razorpay’s minimum lifetime if the stock is reserved for less', async () => {
    const { ref } = await provider.open(wishFor(50_000, 1));
    const minutes = (Number(server.links.get(ref)?.sent.expire_by) * 1000 - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(15);
    expect(minutes).toBeLessThan(17);
  });

  it('opens no second link for a try of another amount', async () => {
    const wish = wishFor(50_000);
    await provider.open(wish);
    await expect(provider.open({ ...wish, amount: paise(60_000) })).rejects.toMatchObject(REFUSED);
  });

  it('reports all payments of a link, in any currency', async () => {
    const ref = await opened();
    const [first, second, third] = [
      server.pay(ref),
      server.pay(ref, { amount: 100 }),
      server.pay(ref, { currency: 'USD' }),
    ];
    expect((await provider.look(ref))?.captures).toEqual([
      { ref: first, payerRef: null, amount: 50_000, currency: 'INR' },
      { ref: second, payerRef: null, amount: 100, currency: 'INR' },
      { ref: third, payerRef: null, amount: 50_000, currency: 'USD' },
    ]);
  });

  it('leaves a link open when paying has failed', async () => {
    const ref = await opened();
    server.decline(ref);
    expect(await provider.look(ref)).toEqual({ ref, state: 'open', captures: [] });
    const paid = server.pay(ref);
    expect(await provider.look(ref)).toMatchObject({ state: 'paid', captures: [{ ref: paid }] });
  });

  it.each(['expired', 'cancelled'])('says that money came although the link was %s', async how => {
    const ref = await opened();
    if (how === 'expired') server.expire(ref);
    else await provider.close(ref);
    server.pay(ref);
    expect(await provider.look(ref)).toMatchObject({ state: 'paid', captures: [{ amount: 50_000 }] });
  });

  it.each(['payment_link.paid', 'payment_link.cancelled', 'payment_link.expired'])(
    'reads of which link %s tells',
    async event => {
      const ref = await opened();
      server.pay(ref);
      expect(await read(event, ref, { id: 'evt_7' })).toEqual({ messageId: 'evt_7', kind: event, ref });
    },
  );

  it('finds the link of money that failed and of money that goes back', async () => {
    const ref = await opened();
    const [failed, captureRef] = [server.decline(ref), server.pay(ref)];
    expect(await read('payment.failed', failed)).toMatchObject({ kind: 'payment.failed', ref });
    const sent = { refundId: newId<'refund'>(), captureRef, amount: paise(50_000), currency: 'INR' };
    const refund = await provider.refund(sent);
    for (const event of ['refund.processed', 'refund.failed'])
      expect(await read(event, refund.ref)).toMatchObject({ kind: event, ref });
  });

  it('takes note of a message about money that came by no link of the shop’s', async () => {
    const elsewhere = bench();
    const link = await connected(elsewhere).open(wishFor(50_000));
    const money = elsewhere.pay(link.ref);
    const { body, headers } = elsewhere.tell('payment.captured', money);
    expect(await provider.readMessage(body, headers)).toMatchObject({ kind: 'payment.captured', ref: money });
    expect(await provider.look(money)).toBeUndefined();
  });

  it.each([
    ['payment.downtime.started', { 'payment.downtime': { entity: { id: 'down_1' } } }],
    ['settlement.processed', { payment: [{ id: 'setl_1' }] }],
  ])('takes note of %s, which is about nothing the shop has', async (event, payload) => {
    expect(await read(event, '', { id: 'evt_8', payload })).toEqual({ messageId: 'evt_8', kind: event, ref: '' });
  });

  it('takes neither secret for the other', async () => {
    const ref = await opened();
    server.pay(ref);
    const { keyId, keySecret, webhookSecret } = server.settings;
    const swapped = connected(server, {
      ...{ keyId: String(keyId), keySecret: String(webhookSecret), webhookSecret: String(keySecret) },
    });
    const { body, headers } = server.tell('payment_link.paid', ref);
    expect(await swapped.readMessage(body, headers)).toBeUndefined();
    expect(await swapped.readReturn(server.returnOf(ref))).toBeUndefined();
  });

  it('makes one refund of two requests that meet', async () => {
    const captureRef = server.pay(await opened());
    const before = server.refunds.size;
    const refund = { refundId: newId<'refund'>(), captureRef, amount: paise(20_000), currency: 'INR' };
    const [one, other] = await Promise.all([provider.refund(refund), provider.refund(refund)]);
    expect(one.ref).toBe(other.ref);
    expect(server.refunds.size).toBe(before + 1);
  });

  it('knows a refund by our receipt after Razorpay has forgotten the request', async () => {
    const captureRef = server.pay(await opened());
    const refund = { refundId: newId<'refund'>(), captureRef, amount: paise(20_000), currency: 'INR' };
    const first = await provider.refund(refund);
    server.forgetRequests();
    expect((await provider.refund(refund)).ref).toBe(first.ref);
    await expect(provider.refund({ ...refund, amount: paise(30_000) })).rejects.toMatchObject(REFUSED);
  });

  it('sends again what Razorpay could not pay out, once', async () => {
    const captureRef = server.pay(await opened());
    const refund = { refundId: newId<'refund'>(), captureRef, amount: paise(50_000), currency: 'INR' };
    const first = await provider.refund(refund);
    server.payOut(first.ref, 'failed');
    const [second, third] = [await provider.refund(refund), await provider.refund(refund)];
    expect(second).toMatchObject({ state: 'sent', failure: null });
    expect(second.ref).not.toBe(first.ref);
    expect(third.ref).toBe(second.ref);
  });

  it('is denied while the keys are wrong, and repeats no key', async () => {
    const locked = connected(server, server.wrong);
    const error = await locked.look(await opened()).catch(cause => cause);
    expect(error).toMatchObject({ failure: 'denied' });
    expect(inspect(error)).toContain('The api key provided is invalid');
    expect(inspect(error)).not.toContain('not-the-right-one');
  });
});
