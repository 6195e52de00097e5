import { sql } from 'kysely';
import { gstinTaken } from '#people/accounts/contract.ts';
import { houseNameTaken } from '#people/sellers/contract.ts';
import { lookOf } from '#people/sellers/seller-name.ts';
import type { TxCtx } from '#platform/context.ts';
import { violatedConstraint } from '#platform/db/database-errors.ts';
import type { Problem } from '#shared/api/problem.ts';
import { newId, type SellerId } from '#shared/id.ts';

/** What of the shop's identity its own seller shows. */
export interface HouseProfile {
  readonly name: string;
  readonly legalName: string;
  readonly gstin: string | null;
  readonly stateCode: string;
  readonly registeredAddress: string;
  readonly email: string;
  readonly phones: readonly string[];
}

/**
 * Makes sure of the house seller: the shop itself as a seller, for whom administrators act. There is exactly one, also
 * when two processes start at once; where it exists it keeps all but its name, which is always the shop's; a GST
 * number or phone that it had not got yet is taken over.
 */
export async function ensureHouseSeller(tx: TxCtx, shop: HouseProfile): Promise<SellerId> {
  const { rows } = await sql<{ id: SellerId }>`
    insert into sellers (id, is_house, name, name_key, status, gstin, legal_name, address, state_code, care_email, care_phone)
    values (${newId<'seller'>()}, true, ${shop.name}, ${lookOf(shop.name)}, 'Approved', ${shop.gstin}, ${given(shop.legalName)},
      ${given(shop.registeredAddress)}, ${given(shop.stateCode)}, ${given(shop.email)}, ${shop.phones[0] ?? null})
    on conflict (is_house) where is_house do update set name = excluded.name, name_key = excluded.name_key,
      gstin = coalesce(sellers.gstin, excluded.gstin), care_phone = coalesce(sellers.care_phone, excluded.care_phone)
    returning id`.execute(tx.db);
  const [house] = rows;
  if (!house) throw new Error('the house seller was neither made nor found');
  return house.id;
}

/**
 * Makes the house seller what the shop's settings say now.
 * @returns whether anything of it has changed
 * @throws houseNameTaken, gstinTaken where another seller has the name or the GST number
 */
export async function updateHouseSeller(tx: TxCtx, shop: HouseProfile): Promise<boolean> {
  const row = [
    shop.name,
    lookOf(shop.name),
    shop.gstin,
    given(shop.legalName),
    given(shop.registeredAddress),
    given(shop.stateCode),
    given(shop.email),
    shop.phones[0] ?? null,
  ];
  try {
    const { numAffectedRows } = await sql`
      update sellers set (name, name_key, gstin, legal_name, address, state_code, care_email, care_phone) = (${sql.join(row)})
      where is_house and (name, name_key, gstin, legal_name, address, state_code, care_email, care_phone)
        is distinct from (${sql.join(row)})`.execute(tx.db);
    return Number(numAffectedRows) > 0;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'sellers_name_unique') throw atField('name', houseNameTaken());
    if (constraint === 'sellers_gstin_unique') throw atField('gstin', gstinTaken());
    throw error;
  }
}

/** What is not given is unknown, and invoices wait for it. */
function given(text: string): string | null {
  return text === '' ? null : text;
}

function atField(field: string, problem: Problem): Problem {
  return problem.with({ fields: { [field]: () => problem.message } });
}
