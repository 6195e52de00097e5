import { playTrick } from '#payments/payments/server/sandbox/play-trick.ts';
import { sandbox } from '#payments/payments/server/sandbox/sandbox.ts';
import { sandboxSecret, signedMessage } from '#payments/payments/server/sandbox/signed-words.ts';
import { TRICKS } from '#payments/payments/server/sandbox/tricks.ts';
import { newId } from '#shared/id.ts';
import { startTestShop } from '#test/fixtures/shop.ts';
import type { ProviderBench } from './provider-bench.ts';

/** The shop's own provider on the embedded engine: its books are the shop's, and its signatures are real. */
export async function sandboxBench(): Promise<ProviderBench> {
  const shop = await startTestShop('embedded', { worksJobs: false, payments: { sandbox: true } });
  const { db } = shop.open;
  const secret = await sandboxSecret(db);
  const rowsOf = async (table: 'sandbox_payments' | 'sandbox_refunds') => {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(rows);
  };
  return {
    provider: sandbox(db),
    secrets: [secret],
    opened: () => rowsOf('sandbox_payments'),
    refunded: () => rowsOf('sandbox_refunds'),
    approve: async ref => ({ ...(await playTrick(shop.context, ref, TRICKS.pay)) }),
    expire: async ref => {
      await db.updateTable('sandbox_payments').set({ state: 'expired' }).where('ref', '=', ref).execute();
    },
    message: async (ref, at = new Date()) => {
      const { body, headers } = signedMessage(secret, { id: newId(), kind: 'payment.paid', ref }, at);
      return { body: Buffer.from(body), headers };
    },
    end: shop.end,
  };
}
