import { sql } from 'kysely';
import { type EndpointId, newId, type SellerId } from '#shared/id.ts';
import type { TestShop } from '#test/fixtures/shop.ts';

/** An endpoint of a seller, whose address leads nowhere. */
export async function insertedEndpoint({ open }: Pick<TestShop, 'open'>, sellerId: SellerId): Promise<EndpointId> {
  const id = newId<'webhook endpoint'>();
  await sql`
    insert into webhook_endpoints (id, seller_id, url, name, events, secret)
    values (${id}, ${sellerId}, 'https://warehouse.invalid/', 'Warehouse', '["order.paid"]', 'whsec_a')`.execute(
    open.db,
  );
  return id;
}
