import { type Insertable, sql } from 'kysely';
import type { ProviderName } from '#payments/payments/payment-states.ts';
import type { Database, Tables } from '#platform/db/database.ts';

/** Whether a webhook message has been processed already. */
export async function wasTold(db: Database, provider: ProviderName, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_messages')
    .select('message_id')
    .where('provider', '=', provider)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a processed message. Only a hash of its body is stored, because the body has personal data. */
export async function rememberMessage(db: Database, message: Insertable<Tables['payment_messages']>): Promise<void> {
  await db
    .insertInto('payment_messages')
    .values(message)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Whether a payment was opened in the last ten minutes whose provider reference is not stored yet. */
export async function awaitsRef(db: Database, providers: readonly ProviderName[]): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('provider', 'in', providers)
    .where('state', '=', 'open')
    .where('provider_ref', 'is', null)
    .where('created_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
