import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { OWN_ORIGIN, type PaymentProvider } from '#payments/payments/server/providers/payment-provider.ts';
import type { Database } from '#platform/db/database.ts';
import type { Paise } from '#shared/money/money.ts';
import type { ProviderPayment, ProviderRefund, RefundRequest } from '#shared/ports/payment-port.ts';
import { refuse } from '#shared/ports/read-answer.ts';
import { readSandboxMessage, readSandboxReturn, sandboxSecret } from './signed-words.ts';

/**
 * The built-in test provider. It opens, captures and refunds like a real one and has its own tables in the shop's
 * database, but no money moves. The shopper approves on a page of ours; returns and messages are signed and verified as
 * with other providers.
 */
export function sandbox(db: Database): PaymentProvider {
  const look = async (ref: string): Promise<ProviderPayment | undefined> => {
    const payment = await db.selectFrom('sandbox_payments').select('state').where('ref', '=', ref).executeTakeFirst();
    return payment && { ref, state: payment.state, captures: await capturesOf(db, ref) };
  };
  return {
    name: 'sandbox',
    origins: [OWN_ORIGIN],
    open: async request => {
      const row = await db
        .insertInto('sandbox_payments')
        .values({
          ref: `sbx_${randomBytes(12).toString('base64url')}`,
          payment_id: request.paymentId,
          order_number: request.number,
          amount_paise: request.amount,
          return_url: request.returnUrl,
          held_until: request.heldUntil,
        })
        .onConflict(conflict => conflict.column('payment_id').doUpdateSet({ return_url: request.returnUrl }))
        .returning('ref')
        .executeTakeFirstOrThrow();
      return { ref: row.ref, approvalUrl: sandboxPage(row.ref) };
    },
    look,
    find: async paymentId => {
      const found = await db
        .selectFrom('sandbox_payments')
        .select('ref')
        .where('payment_id', '=', paymentId)
        .executeTakeFirst();
      return found && { ref: found.ref, approvalUrl: sandboxPage(found.ref) };
    },
    // The money is captured on approval.
    capture: async ref => {
      const payment = await look(ref);
      if (!payment) refuse(`There is no payment ${ref}`);
      return payment;
    },
    close: async ref => {
      await db
        .updateTable('sandbox_payments')
        .set({ state: 'expired' })
        .where('ref', '=', ref)
        .where('state', '=', 'open')
        .execute();
    },
    refund: request => refundOnce(db, request),
    lookRefund: (_captureRef, ref) => sandboxRefundOf(db, ref),
    readReturn: async query => readSandboxReturn(await sandboxSecret(db), query),
    readMessage: async (body, headers) => readSandboxMessage(await sandboxSecret(db), body, headers),
  };
}

/** A path, so that it works under any host name. */
function sandboxPage(ref: string): string {
  return `/payments/sandbox/${ref}`;
}

async function capturesOf(db: Database, ref: string): Promise<ProviderPayment['captures']> {
  const rows = await db
    .selectFrom('sandbox_captures')
    .selectAll()
    .where('payment_ref', '=', ref)
    .orderBy('captured_at')
    .orderBy('ref')
    .execute();
  return rows.map(row => ({
    ref: row.ref,
    payerRef: row.payer_ref,
    amount: row.amount_paise,
    currency: row.currency,
  }));
}

/**
 * Idempotent by `refundId`. As with real providers, a refund is `sent` first and `settled` when it is looked up later.
 */
async function refundOnce(db: Database, request: RefundRequest): Promise<ProviderRefund> {
  await refuseIfRequested(db, request);
  return db.transaction().execute(async tx => {
    const { rows } = await sql<{ amount: Paise; currency: string }>`
      select amount_paise as amount, currency from sandbox_captures where ref = ${request.captureRef} for update`.execute(
      tx,
    );
    const [capture] = rows;
    if (!capture) refuse('No such payment was received');
    if (capture.currency !== request.currency) refuse(`The payment was in ${capture.currency}`);
    const refunds = await tx
      .selectFrom('sandbox_refunds')
      .selectAll()
      .where('capture_ref', '=', request.captureRef)
      .execute();
    const earlier = refunds.find(({ refund_id }) => refund_id === request.refundId);
    if (earlier) return { ref: earlier.ref, state: 'settled', failure: null };
    const returned = refunds.reduce((total, { amount_paise }) => total + amount_paise, 0);
    if (returned + request.amount > capture.amount) refuse('The refund is more than the payment');
    const ref = `sbr_${randomBytes(12).toString('base64url')}`;
    await tx
      .insertInto('sandbox_refunds')
      .values({ ref, refund_id: request.refundId, capture_ref: request.captureRef, amount_paise: request.amount })
      .execute();
    return { ref, state: 'sent', failure: null };
  });
}

async function sandboxRefundOf(db: Database, ref: string): Promise<ProviderRefund | undefined> {
  const row = await db.selectFrom('sandbox_refunds').select('ref').where('ref', '=', ref).executeTakeFirst();
  return row && { ref, state: 'settled', failure: null };
}

/** Refuses as many refunds as the trick of the approval page has set. */
async function refuseIfRequested(db: Database, { captureRef }: RefundRequest): Promise<void> {
  const { rows } = await sql`
    update sandbox_payments set refuses = refuses - 1
    where refuses > 0 and ref = (select payment_ref from sandbox_captures where ref = ${captureRef})
    returning ref`.execute(db);
  if (rows.length > 0) refuse('The sandbox was told to refuse this refund');
}
