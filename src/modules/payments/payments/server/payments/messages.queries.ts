import { type Insertable, sql } from 'kysely';
import type { ProviderName } from '#payments/payments/payment-states.ts';
import type { Database, Tables } from '#platform/db/database.ts';

/** Whether a message was acted on already. */
export async function wasTold(db: Database, provider: ProviderName, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_messages')
    .select('message_id')
    .where('provider', '=', provider)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes down a message that was acted on. Of its body a hash is kept: what it says of people is the provider's to keep. */
export async function rememberMessage(db: Database, message: Insertable<Tables['payment_messages']>): Promise<void> {
  await db
    .insertInto('payment_messages')
    .values(message)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Whether a payment was opened just now of which it is not known yet what the provider calls it. */
export async function awaitsRef(db: Database, provider: ProviderName): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where('state', '=', 'open')
    .where('provider_ref', 'is', null)
    .where('created_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
