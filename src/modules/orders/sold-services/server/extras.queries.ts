import { sql } from 'kysely';
import type { Service } from '#orders/sold-services/service.ts';
import type { OfferedSlot, TakenSlot } from '#orders/sold-services/slots.ts';
import type { Database } from '#platform/db/database.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { SellerId } from '#shared/id.ts';

/** What sellers offer besides their products. */
export interface OfferedExtras {
  readonly services: readonly Service[];
  readonly slots: readonly (OfferedSlot & { readonly sellerId: SellerId })[];
  readonly large: readonly { readonly sellerId: SellerId; readonly category: Kind }[];
  /** From today on. */
  readonly taken: readonly (TakenSlot & { readonly sellerId: SellerId })[];
}

const NOTHING_OFFERED: OfferedExtras = { services: [], slots: [], large: [], taken: [] };

/** In one statement, because every checkout asks for it. @param today in India */
export async function listOfferedExtras(
  db: Database,
  sellers: readonly SellerId[],
  today: string,
): Promise<OfferedExtras> {
  if (sellers.length === 0) return NOTHING_OFFERED;
  const own = sql`seller_id = any(${sellers}::uuid[])`;
  const { rows } = await sql<OfferedExtras>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'sellerId', seller_id, 'kind', kind, 'category', category,
        'names', names, 'covers', covers, 'price', price_paise, 'sac', sac, 'gstRateBp', gst_rate_bp,
        'pincodes', pincodes, 'days', days) order by position, id), '[]')
        from services where ${own} and ended_at is null) as services,
      (select coalesce(json_agg(json_build_object('sellerId', seller_id, 'weekday', weekday, 'period', period,
        'capacity', capacity) order by seller_id, weekday, period), '[]') from slot_offers where ${own}) as slots,
      (select coalesce(json_agg(json_build_object('sellerId', seller_id, 'category', category)
        order by seller_id, category), '[]') from slot_categories where ${own}) as large,
      (select coalesce(json_agg(json_build_object('sellerId', seller_id, 'day', day, 'period', period, 'taken', taken)), '[]')
        from slot_counts where ${own} and day >= ${today}::date) as taken`.execute(db);
  return rows[0] ?? NOTHING_OFFERED;
}
