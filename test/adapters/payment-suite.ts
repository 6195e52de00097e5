import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId, type OrderId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import type { PaymentTraits } from '#shared/ports/bench.ts';
import type { PaymentRequest } from '#shared/ports/payment-port.ts';
import type { ProviderBench } from './provider-bench.ts';
import { FAULTS } from './provider-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const INR = { currency: 'INR' } as const;
const AWAY = { name: 'AdapterFailed', failure: 'unavailable' } as const;
const REFUSED = { name: 'AdapterFailed', failure: 'refused' } as const;

/** What the shop relies on in whoever takes money for it, whoever that is. */
export function suiteOfProvider(name: string, traits: PaymentTraits, open: () => Promise<ProviderBench>): void {
  const isRemote = name !== 'the sandbox';
  describe(`${name} as a provider`, () => {
    let bench: ProviderBench;
    beforeAll(async () => {
      bench = await open();
    });
    afterEach(() => {
      if (bench.server) bench.server.fault = undefined;
    });
    afterAll(() => bench.end());

    const opened = async (amount = 13_790_000) => {
      const wish = wishFor(amount);
      return { wish, ...(await bench.provider.open(wish)) };
    };
    const paid = async (amount?: number) => {
      const { ref } = await opened(amount);
      await bench.approve(ref);
      const [capture] = (await bench.provider.capture(ref)).captures;
      if (!capture) throw new Error('no money came');
      return { ref, captureRef: capture.ref };
    };
    /** Asks for an answer that gets lost, then anew. */
    const askedAnew = async <Answer>(ask: () => Promise<Answer>) => {
      if (bench.server) {
        bench.server.fault = 'lost';
        await expect(ask()).rejects.toMatchObject(AWAY);
        bench.server.fault = undefined;
      }
      return ask();
    };

    it('opens a payment on its own pages, open until it is approved', async () => {
      const { ref, approvalUrl } = await opened();
      expect(bench.provider.origins).toContain(new URL(approvalUrl, OWN).origin);
      expect(await bench.provider.look(ref)).toEqual({ ref, state: 'open', captures: [] });
    });

    it('opens one payment for one try, however often it is asked', async () => {
      const before = await bench.opened();
      const { wish, ref, approvalUrl } = await opened();
      expect(await bench.provider.open(wish)).toEqual({ ref, approvalUrl });
      expect(await bench.opened()).toBe(before + 1);
    });

    it('finds the payment whose opening was answered and not heard', async () => {
      const before = await bench.opened();
      const wish = wishFor(4_990);
      const { ref } = await askedAnew(() => bench.provider.open(wish));
      const found = (await bench.provider.find(wish.paymentId)) ?? (await bench.provider.open(wish));
      expect(found.ref).toBe(ref);
      expect(await bench.opened()).toBe(before + 1);
    });

    it('finds nothing under an id it was never given', async () => {
      expect(await bench.provider.find(newId())).toBeUndefined();
    });

    it('opens a payment although the goods are held for a few minutes only', async () => {
      const wish = { ...wishFor(49_900), heldUntil: new Date(Date.now() + 2 * MINUTE) };
      expect((await bench.provider.look((await bench.provider.open(wish)).ref))?.state).toBe('open');
    });

    if (traits.isCaptured)
      it('says that a payment is approved, and that no money has come yet', async () => {
        const { ref } = await opened();
        await bench.approve(ref);
        expect(await bench.provider.look(ref)).toEqual({ ref, state: 'approved', captures: [] });
      });

    it.each([1_00, 4_999_50, 1_000_000_000])('says to the paisa what has come: %d', async amount => {
      const { ref, captureRef } = await paid(amount);
      const payment = await bench.provider.look(ref);
      expect(payment).toMatchObject({ ref, state: 'paid', captures: [{ ref: captureRef, amount, currency: 'INR' }] });
      expect(payment?.captures).toHaveLength(1);
    });

    it('says what has come, although it is not what was asked for', async () => {
      if (!bench.payWrongly) return;
      const [less, foreign] = [await opened(50_000), await opened(50_000)];
      bench.payWrongly(less.ref, 100, 'INR');
      expect((await bench.provider.look(less.ref))?.captures).toMatchObject([{ amount: 100, currency: 'INR' }]);
      bench.payWrongly(foreign.ref, 50_000, 'USD');
      expect((await bench.provider.look(foreign.ref))?.captures).toMatchObject([{ currency: 'USD' }]);
    });

    it('limits a payment to each of its ways, and says when it was made in another', async () => {
      const limited = async (only: string) => (await bench.provider.open({ ...wishFor(50_000), only })).ref;
      for (const only of bench.ways ?? []) {
        const [right, other] = [await limited(only), await limited(only)];
        await bench.approve(right);
        const [money] = (await bench.provider.capture(right, only)).captures;
        expect(money, only).toMatchObject({ amount: 50_000 });
        expect(money?.isOtherWay, only).toBeUndefined();
        bench.payOtherwise?.(other);
        expect((await bench.provider.look(other, only))?.captures, only).toMatchObject([{ isOtherWay: true }]);
        expect((await bench.provider.look(other))?.captures[0]?.isOtherWay, only).toBeUndefined();
      }
    });

    it('takes the money once, and answers what is when it is asked again', async () => {
      const { ref } = await opened();
      await bench.approve(ref);
      const first = await askedAnew(() => bench.provider.capture(ref));
      expect(first.state).toBe('paid');
      expect(await bench.provider.capture(ref)).toEqual(first);
      expect(await bench.provider.look(ref)).toEqual(first);
    });

    it('takes nothing that was not approved', async () => {
      const { ref } = await opened();
      expect(await bench.provider.capture(ref)).toEqual({ ref, state: 'open', captures: [] });
    });

    it('says when its own time for a payment is over', async () => {
      const { ref } = await opened();
      await bench.expire(ref);
      expect(await bench.provider.look(ref)).toEqual({ ref, state: 'expired', captures: [] });
    });

    it('closes what is open, what is closed and what is paid, and knows no payment less for it', async () => {
      const { ref } = await opened();
      await bench.provider.close(ref);
      await bench.provider.close(ref);
      const payment = await bench.provider.look(ref);
      expect(payment?.state).toBe(traits.closes ? 'expired' : 'open');
      const done = await paid();
      await bench.provider.close(done.ref);
      expect((await bench.provider.look(done.ref))?.state).toBe('paid');
    });

    it.each(['', 'nothing', '../v1/payments', 'plink_9999', '5O190127TN364715T', `sbx_${'x'.repeat(16)}`])(
      'knows nothing of %j',
      async ref => {
        expect(await bench.provider.look(ref)).toBeUndefined();
        await expect(bench.provider.capture(ref)).rejects.toMatchObject(REFUSED);
        await bench.provider.close(ref);
        const refund = { refundId: newId<'refund'>(), captureRef: ref, amount: paise(100), ...INR };
        await expect(bench.provider.refund(refund)).rejects.toMatchObject(REFUSED);
        expect(await bench.provider.lookRefund(ref, ref)).toBeUndefined();
      },
    );

    it('sends money back once for one refund, however often it is asked', async () => {
      const { captureRef } = await paid(50_000);
      const before = await bench.refunded();
      const refund = { refundId: newId<'refund'>(), captureRef, amount: paise(20_000), ...INR };
      const first = await askedAnew(() => bench.provider.refund(refund));
      expect((await bench.provider.refund(refund)).ref).toBe(first.ref);
      expect(await bench.refunded()).toBe(before + 1);
    });

    it('sends a payment back in parts, and never more than has come', async () => {
      const { captureRef } = await paid(50_000);
      const send = (amount: number) =>
        bench.provider.refund({ refundId: newId<'refund'>(), captureRef, amount: paise(amount), ...INR });
      const [one, two] = [await send(20_000), await send(30_000)];
      expect(one.ref).not.toBe(two.ref);
      await expect(send(100)).rejects.toMatchObject(REFUSED);
    });

    it('still says that money came after some or all of it went back', async () => {
      const { ref, captureRef } = await paid(50_000);
      for (const amount of [20_000, 30_000]) {
        await bench.provider.refund({ refundId: newId<'refund'>(), captureRef, amount: paise(amount), ...INR });
        const payment = await bench.provider.look(ref);
        expect(payment).toMatchObject({ state: 'paid', captures: [{ ref: captureRef, amount: 50_000 }] });
      }
    });

    it('says what has become of a refund', async () => {
      const { captureRef } = await paid(50_000);
      const send = (amount: number) =>
        bench.provider.refund({ refundId: newId<'refund'>(), captureRef, amount: paise(amount), ...INR });
      const settled = await send(20_000);
      expect(settled).toMatchObject({ state: 'sent', failure: null });
      await bench.payOut?.(settled.ref, 'settled');
      const arrived = { ref: settled.ref, state: 'settled', failure: null };
      expect(await bench.provider.lookRefund(captureRef, settled.ref)).toEqual(arrived);
      if (!bench.payOut) return;
      const failed = await send(30_000);
      await bench.payOut(failed.ref, 'failed');
      expect(await bench.provider.lookRefund(captureRef, failed.ref)).toMatchObject({
        state: 'failed',
        failure: expect.any(String),
      });
    });

    it('reads what the browser brings back, and nothing else', async () => {
      const { ref } = await opened();
      const query = await bench.approve(ref);
      const read = await bench.provider.readReturn({ ...query, orderId: newId() });
      // A service that adds nothing to the address says nothing by it: the shop asks about the latest payment.
      if (Object.keys(query).length === 0) expect(read).toBeUndefined();
      else expect(read).toMatchObject({ messageId: null, ref });
      expect(await bench.provider.readReturn({})).toBeUndefined();
      expect(await bench.provider.readReturn({ orderId: newId() })).toBeUndefined();
    });

    if (traits.signsReturns)
      it('reads no return of which anything has been changed', async () => {
        const [{ ref }, { ref: other }] = [await opened(), await opened()];
        const [query, others] = [await bench.approve(ref), await bench.approve(other)];
        for (const name of Object.keys(query)) {
          const { [name]: left, ...without } = query;
          expect(await bench.provider.readReturn(without), `without ${name}`).toBeUndefined();
          if (others[name] === left) continue;
          const changed = { ...query, [name]: others[name] ?? '' };
          expect(await bench.provider.readReturn(changed), `another ${name}`).toBeUndefined();
        }
      });

    it('reads its messages, each with a number of its own that stays when it comes again', async () => {
      const { ref } = await paid();
      const [one, two] = [await bench.message(ref), await bench.message(ref)];
      const word = await bench.provider.readMessage(one.body, one.headers);
      expect(word).toMatchObject({ ref, messageId: expect.stringMatching(/./), kind: expect.stringMatching(/./) });
      expect(await bench.provider.readMessage(one.body, one.headers)).toEqual(word);
      expect((await bench.provider.readMessage(two.body, two.headers))?.messageId).not.toBe(word?.messageId);
    });

    it('reads no message that lacks what it is signed by, or of which anything has been changed', async () => {
      const [{ ref }, { ref: other }] = [await paid(), await paid()];
      const [message, others] = [await bench.message(ref), await bench.message(other)];
      const read = (body: Buffer, headers: Readonly<Record<string, string>>) =>
        bench.provider.readMessage(body, headers);
      expect(await read(message.body, {})).toBeUndefined();
      for (const name of Object.keys(message.headers)) {
        const { [name]: _, ...without } = message.headers;
        expect(await read(message.body, without), `without ${name}`).toBeUndefined();
      }
      expect(await read(others.body, message.headers)).toBeUndefined();
      expect(await read(Buffer.from(message.body.toString().replace(ref, other)), message.headers)).toBeUndefined();
      expect(await read(Buffer.concat([message.body, Buffer.from(' ')]), message.headers)).toBeUndefined();
      // The same content as our own writer of JSON has it: other bytes, so another message.
      const rewritten = JSON.stringify(JSON.parse(message.body.toString()));
      if (rewritten !== message.body.toString())
        expect(await read(Buffer.from(rewritten), message.headers)).toBeUndefined();
      for (const nothing of ['', '{', '[]', 'null', '{"id":1}'])
        expect(await read(Buffer.from(nothing), message.headers)).toBeUndefined();
    });

    it('reads a message for as long as it would be repeated, and no older one or one from the future', async () => {
      const { ref } = await paid();
      const readAt = async (ago: number) => {
        const { body, headers } = await bench.message(ref, new Date(Date.now() - ago));
        return bench.provider.readMessage(body, headers);
      };
      const longest = traits.repeatsForHours * HOUR;
      expect(await readAt(longest - MINUTE)).toMatchObject({ ref });
      expect(await readAt(longest + 2 * HOUR)).toBeUndefined();
      expect(await readAt(-10 * MINUTE)).toBeUndefined();
    });

    if (isRemote)
      describe('on a bad day', () => {
        it.each(FAULTS)('is unreachable while it is %s, for whatever is asked, and says no secret', async fault => {
          const { ref, captureRef } = await paid();
          const refundId = newId<'refund'>();
          const refund = await bench.provider.refund({ refundId, captureRef, amount: paise(100), ...INR });
          const message = await bench.message(ref);
          const { server } = bench;
          if (server) server.fault = fault;
          const provider = (fault === 'silent' && bench.impatient) || bench.provider;
          const asked: Readonly<Record<string, () => Promise<unknown>>> = {
            open: () => provider.open(wishFor(100_00)),
            look: () => provider.look(ref),
            capture: () => provider.capture(ref),
            refund: () => provider.refund({ refundId: newId<'refund'>(), captureRef, amount: paise(100), ...INR }),
            lookRefund: () => provider.lookRefund(captureRef, refund.ref),
            ...(traits.closes && { close: () => provider.close(ref), find: () => provider.find(newId()) }),
            ...(!traits.signsMessages && { readMessage: () => provider.readMessage(message.body, message.headers) }),
          };
          const errors = Object.entries(asked).map(async ([what, ask]) => [what, await errorOf(ask)] as const);
          for (const [what, error] of await Promise.all(errors)) {
            expect(error, what).toMatchObject(AWAY);
            for (const secret of bench.secrets) expect(inspect(error, { depth: null }), what).not.toContain(secret);
          }
        });

        it('is well again at once when the bad day is over', async () => {
          const { ref } = await opened();
          for (const fault of FAULTS.filter(one => one !== 'silent')) {
            if (bench.server) bench.server.fault = fault;
            await expect(bench.provider.look(ref)).rejects.toMatchObject(AWAY);
            if (bench.server) bench.server.fault = undefined;
            expect((await bench.provider.look(ref))?.state).toBe('open');
          }
        });
      });
  });
}

/** The shop's own, where a provider has its pages there. */
const OWN = 'https://own.invalid';

function wishFor(amount: number): PaymentRequest {
  const orderId: OrderId = newId();
  return {
    ...{ paymentId: newId<'payment'>(), orderId, number: 'BB-2026-000123', amount: paise(amount) },
    returnUrl: `https://shop.example/shop/paypal-return?orderId=${orderId}`,
    heldUntil: new Date(Date.now() + 30 * MINUTE),
  };
}

function errorOf(ask: () => Promise<unknown>): Promise<unknown> {
  return ask().then(
    () => 'an answer',
    cause => cause,
  );
}
