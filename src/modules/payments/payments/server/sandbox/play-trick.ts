import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { newId } from '#shared/id.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { type SandboxMessage, sandboxSecret, signedMessage, signedReturn } from './signed-words.ts';
import type { Trick } from './tricks.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'payments.sandbox-message': SandboxMessage;
  }
}

interface Approving {
  readonly ref: string;
  readonly amount: Paise;
  readonly state: 'open' | 'paid' | 'failed' | 'expired';
}

/**
 * Carries out a button of the approval page: captures money or not, and schedules the messages about it.
 * @returns what the browser takes along to the page it goes back to; undefined if there is no such payment
 */
export async function playTrick(
  ctx: Ctx,
  ref: string,
  trick: Trick,
): Promise<Readonly<Record<string, string>> | undefined> {
  const secret = await sandboxSecret(ctx.db);
  return ctx.tx(async tx => {
    const payment = await lockPayment(tx, ref);
    if (!payment) return undefined;
    if (payment.state !== 'open' && !(trick.evenLate && payment.state === 'expired')) return signedReturn(secret, ref);
    const captures = await takeMoney(tx, payment, trick);
    await tx.db
      .updateTable('sandbox_payments')
      .set({ state: captures.length > 0 ? 'paid' : 'failed', refuses: trick.refuses ?? 0 })
      .where('ref', '=', ref)
      .execute();
    const ids = new Map<string, string>();
    for (const { kind, afterSeconds } of trick.messages) {
      // A repeated message has the same id.
      const id = ids.get(kind) ?? newId();
      ids.set(kind, id);
      await tx.later('payments.sandbox-message', { id, kind, ref }, afterSeconds);
    }
    return signedReturn(secret, ref, captures[0]);
  });
}

async function lockPayment(tx: TxCtx, ref: string): Promise<Approving | undefined> {
  const { rows } = await sql<Approving>`
    select ref, amount_paise as amount, state from sandbox_payments
    where ref = ${ref} for update`.execute(tx.db);
  return rows[0];
}

async function takeMoney(tx: TxCtx, payment: Approving, { pays }: Trick) {
  const captures = pays.map(({ amount, currency = 'INR' }) => ({
    ref: `sbc_${randomBytes(12).toString('base64url')}`,
    payerRef: `sbp_${randomBytes(6).toString('hex')}`,
    amount: amount === undefined ? payment.amount : paise(amount),
    currency,
  }));
  if (captures.length > 0)
    await tx.db
      .insertInto('sandbox_captures')
      .values(
        captures.map(money => ({
          ref: money.ref,
          payment_ref: payment.ref,
          payer_ref: money.payerRef,
          amount_paise: money.amount,
          currency: money.currency,
        })),
      )
      .execute();
  return captures;
}

/** Posts a message to the shop's webhook. @returns the HTTP status */
export type BringMessage = (body: string, headers: Readonly<Record<string, string>>) => Promise<number>;

/** Job: signs a sandbox message and posts it to the shop's webhook; retried unless the answer is 200. */
export function deliverMessage(bring: BringMessage): JobHandler<'payments.sandbox-message'> {
  return async (ctx, message) => {
    const { body, headers } = signedMessage(await sandboxSecret(ctx.db), message, new Date());
    const status = await bring(body, { ...headers, 'content-type': 'application/json' });
    if (status !== 200) throw new Error(`The message was answered ${status}`);
  };
}
