import './sellers.tables.ts';
import { sql } from 'kysely';
import { lookOf } from '#features/sellers/seller-name.ts';
import type { TxCtx } from '#platform/context.ts';
import { newId, type SellerId } from '#shared/id.ts';

/** What of the shop's identity its own seller shows. */
export interface HouseProfile {
  readonly name: string;
  readonly legalName: string;
  readonly gstin: string | null;
  readonly stateCode: string;
  readonly registeredAddress: string;
  readonly email: string;
}

/**
 * Makes sure of the house seller: the shop itself as a seller, for whom administrators act. There is exactly one, also
 * when two processes start at once; where it exists it keeps all but its name, which is always the shop's; a GST
 * number that it had not got yet is taken over.
 */
export async function ensureHouseSeller(tx: TxCtx, shop: HouseProfile): Promise<SellerId> {
  const { rows } = await sql<{ id: SellerId }>`
    insert into sellers (id, is_house, name, name_key, status, gstin, legal_name, address, state_code, care_email)
    values (${newId<'seller'>()}, true, ${shop.name}, ${lookOf(shop.name)}, 'Approved', ${shop.gstin}, ${shop.legalName},
      ${shop.registeredAddress}, ${shop.stateCode}, ${shop.email})
    on conflict (is_house) where is_house do update set name = excluded.name, name_key = excluded.name_key,
      gstin = coalesce(sellers.gstin, excluded.gstin)
    returning id`.execute(tx.db);
  const [house] = rows;
  if (!house) throw new Error('the house seller was neither made nor found');
  return house.id;
}
