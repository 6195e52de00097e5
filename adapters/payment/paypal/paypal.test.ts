import { inspect } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { askBench, NO_SERVICES } from '#shared/ports/ask-bench.ts';
import type { ServiceCall } from '#shared/ports/bench.ts';
import type { PaymentConnection } from '#shared/ports/payment-port.ts';
import { adapter } from './adapter.ts';
import { bench, type PaypalBench } from './bench.ts';

const REFUSED = { name: 'AdapterFailed', failure: 'refused' } as const;
const calls: ServiceCall[] = [];

interface Otherwise {
  readonly settings?: Readonly<Record<string, string>>;
  readonly now?: () => Date;
}

function connected(to: PaypalBench, { settings = {}, now = () => new Date() }: Otherwise = {}): PaymentConnection {
  const { clientId = '', clientSecret = '', webhookId = '', mode = '' } = { ...to.settings, ...settings };
  return adapter.connect(
    { clientId, clientSecret, webhookId, mode },
    { ...NO_SERVICES, ask: askBench(to, calls), now },
  );
}

const HOUR = 3_600_000;

describe('what is PayPal’s own', () => {
  let server: PaypalBench;
  let provider: PaymentConnection;
  beforeAll(() => {
    server = bench();
    provider = connected(server);
  });

  const wishFor = (amount: number) => ({
    ...{ paymentId: newId<'payment'>(), orderId: newId<'order'>(), number: 'BB-2026-000123', amount: paise(amount) },
    returnUrl: 'https://shop.example/shop/paypal-return?orderId=1',
    heldUntil: new Date(Date.now() + HOUR / 2),
  });
  const opened = async (amount = 50_000) => (await provider.open(wishFor(amount))).ref;
  const captured = async () => {
    const ref = await opened();
    server.approve(ref);
    return { ref, captureRef: (await provider.capture(ref)).captures[0]?.ref ?? '' };
  };
  const tokensAsked = () => calls.filter(({ path }) => path === '/v1/oauth2/token').length;

  it('asks PayPal’s sandbox if that is chosen', async () => {
    const before = calls.length;
    await connected(server, { settings: { mode: 'sandbox' } })
      .test()
      .catch(() => undefined);
    expect(calls.slice(before).map(({ origin }) => origin)).toEqual(['https://api-m.sandbox.paypal.com']);
  });

  it('says for which try and how much an order is, in rupees with both decimals', async () => {
    const wish = wishFor(13_790_050);
    const { ref } = await provider.open(wish);
    expect(server.orders.get(ref)?.sent.purchase_units).toEqual([
      {
        custom_id: wish.paymentId,
        description: 'Order BB-2026-000123',
        amount: { currency_code: 'INR', value: '137900.50' },
      },
    ]);
  });

  it('is refused rupees as PayPal refuses them, by its own name for that', async () => {
    server.refusesRupees = true;
    const error = await provider.open(wishFor(50_000)).catch(cause => cause);
    server.refusesRupees = false;
    expect(error).toMatchObject(REFUSED);
    expect(error.message).toContain('CURRENCY_NOT_SUPPORTED');
  });

  it('answers as it stands when the money was taken long ago', async () => {
    const { ref, captureRef } = await captured();
    server.forgetRequests();
    expect(await provider.capture(ref)).toMatchObject({ state: 'paid', captures: [{ ref: captureRef }] });
    expect(server.orders.get(ref)?.captures).toHaveLength(1);
  });

  it('gives up an order that nobody approves for hours, and takes the money of one that was approved', async () => {
    const late = connected(server, { now: () => new Date(Date.now() + 2.6 * HOUR) });
    const ref = await opened();
    expect([(await provider.look(ref))?.state, (await late.look(ref))?.state]).toEqual(['open', 'expired']);
    server.approve(ref);
    expect([(await late.look(ref))?.state, (await late.capture(ref)).state]).toEqual(['approved', 'paid']);
  });

  it('gives a payment up when what the shopper pays with is declined', async () => {
    const ref = await opened();
    server.approveAs(ref, 'INSTRUMENT_DECLINED');
    expect(await provider.capture(ref)).toEqual({ ref, state: 'failed', captures: [] });
    const other = await opened();
    server.approveAs(other, 'DECLINED');
    expect(await provider.capture(other)).toEqual({ ref: other, state: 'failed', captures: [] });
    expect(await provider.look(other)).toEqual({ ref: other, state: 'failed', captures: [] });
  });

  it('counts money that PayPal still looks at when it has come, and no sooner', async () => {
    const ref = await opened();
    server.approveAs(ref, 'PENDING');
    for (const ask of [() => provider.capture(ref), () => provider.capture(ref), () => provider.look(ref)])
      expect(await ask()).toEqual({ ref, state: 'open', captures: [] });
    server.settleCaptures(ref);
    expect(await provider.look(ref)).toMatchObject({ state: 'paid', captures: [{ amount: 50_000 }] });
  });

  it('reports another currency than requested as what it is, and refunds it as that', async () => {
    const ref = await opened();
    const money = server.capture(ref, { currency_code: 'USD', value: '5.00' });
    expect((await provider.look(ref))?.captures).toMatchObject([{ ref: money, amount: 500, currency: 'USD' }]);
    const refund = { refundId: newId<'refund'>(), captureRef: money, amount: paise(500) };
    await expect(provider.refund({ ...refund, currency: 'INR' })).rejects.toMatchObject(REFUSED);
    expect(await provider.refund({ ...refund, currency: 'USD' })).toMatchObject({ state: 'sent' });
  });

  it('says who paid', async () => {
    const { ref } = await captured();
    expect((await provider.look(ref))?.captures[0]?.payerRef).toBe('QYR5Z8XDVJNXQ');
  });

  it('makes one refund of two requests that meet', async () => {
    const { captureRef } = await captured();
    const before = server.refunds.size;
    const refund = { refundId: newId<'refund'>(), captureRef, amount: paise(20_000), currency: 'INR' };
    const [one, other] = await Promise.all([provider.refund(refund), provider.refund(refund)]);
    expect(one.ref).toBe(other.ref);
    expect(server.refunds.size).toBe(before + 1);
  });

  it('knows who cancelled by the PayerID that is missing', async () => {
    expect(await provider.readReturn({ token: '5O190127TN364715T', PayerID: 'QYR5' })).toMatchObject({
      kind: 'return',
    });
    expect(await provider.readReturn({ token: '5O190127TN364715T' })).toMatchObject({ kind: 'return.cancelled' });
    expect(await provider.readReturn({ token: '../orders', PayerID: 'QYR5' })).toBeUndefined();
  });

  it('finds the order of money that came and of money that goes back', async () => {
    const { ref, captureRef } = await captured();
    const sent = { refundId: newId<'refund'>(), captureRef, amount: paise(100), currency: 'INR' };
    const refund = await provider.refund(sent);
    for (const [event, about] of [
      ['CHECKOUT.ORDER.APPROVED', ref],
      ['PAYMENT.CAPTURE.COMPLETED', captureRef],
      ['PAYMENT.CAPTURE.DENIED', captureRef],
      ['PAYMENT.CAPTURE.REFUNDED', refund.ref],
    ] as const) {
      const { body, headers } = server.tell(event, about, { id: 'WH-7' });
      expect(await provider.readMessage(body, headers)).toEqual({ messageId: 'WH-7', kind: event, ref });
    }
  });

  it('does not take a message for another address as one of the shop’s', async () => {
    const { body, headers } = server.tell('CHECKOUT.ORDER.APPROVED', await opened());
    const another = connected(server, { settings: { webhookId: '9AB4291016473214C' } });
    expect(await another.readMessage(body, headers)).toBeUndefined();
  });

  it('does not ask PayPal about a message that is old or unsigned', async () => {
    const { body, headers } = server.tell('CHECKOUT.ORDER.APPROVED', await opened(), {
      at: new Date(Date.now() - 100 * HOUR),
    });
    const before = calls.length;
    expect(await provider.readMessage(body, headers)).toBeUndefined();
    expect(await provider.readMessage(body, {})).toBeUndefined();
    expect(calls.length).toBe(before);
  });

  it('asks for the right to ask once, for all who need it at the same moment and after', async () => {
    const fresh = connected(server);
    const before = tokensAsked();
    const refs = await Promise.all([1, 2, 3].map(async () => (await fresh.open(wishFor(50_000))).ref));
    for (const ref of refs) await fresh.look(ref);
    expect(tokensAsked()).toBe(before + 1);
  });

  it('renews the token shortly before it expires', async () => {
    let now = Date.now();
    const aging = connected(server, { now: () => new Date(now) });
    const ref = await opened();
    await aging.look(ref);
    const before = tokensAsked();
    now += 8.9 * HOUR;
    await aging.look(ref);
    expect(tokensAsked()).toBe(before);
    now += 0.09 * HOUR;
    await aging.look(ref);
    expect(tokensAsked()).toBe(before + 1);
  });

  it('renews the token when PayPal has revoked it', async () => {
    const ref = await opened();
    server.revokeTokens();
    expect((await provider.look(ref))?.state).toBe('open');
  });

  it('is denied while the keys are wrong, and repeats no key', async () => {
    const locked = connected(server, { settings: server.wrong });
    const error = await locked.look(await opened()).catch(cause => cause);
    expect(error).toMatchObject({ failure: 'denied' });
    expect(inspect(error)).toContain('invalid_client');
    expect(inspect(error)).not.toContain('not-the-right-one');
  });
});
