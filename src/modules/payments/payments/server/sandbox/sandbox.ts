import { randomBytes } from 'node:crypto';
import {
  OWN_ORIGIN,
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefused,
} from '#payments/payments/server/providers/payment-provider.ts';
import type { Database } from '#platform/db/database.ts';
import { refundOnce, sandboxRefundOf } from './sandbox-refunds.ts';
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
      if (!payment) throw new ProviderRefused(`There is no payment ${ref}`);
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
