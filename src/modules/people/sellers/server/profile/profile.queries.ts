import { sql } from 'kysely';
import { gstinTaken } from '#people/accounts/contract.ts';
import type { BankAccount } from '#people/sellers/bank/bank-account.ts';
import type { Profile } from '#people/sellers/profile/profile-fields.ts';
import type { KnownProfile } from '#people/sellers/profile/profile-gaps.ts';
import type { Database } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-errors.ts';
import type { SellerStatus } from '#shared/api/actor.ts';
import type { SellerId } from '#shared/id.ts';

export interface ProfileRow extends KnownProfile {
  readonly id: SellerId;
  readonly name: string;
  readonly status: SellerStatus;
  readonly reason: string | null;
  readonly careEmail: string | null;
  readonly carePhone: string | null;
  readonly bank: BankAccount | null;
}

const profile = sql`
  s.id, s.name, s.status, s.status_reason as reason, s.is_house as "isHouse", s.legal_name as "legalName", s.gstin,
  u.mobile, s.address, s.city, s.pincode, s.state_code as state, s.care_email as "careEmail",
  s.care_phone as "carePhone", s.bank_account as bank,
  s.bank_account is not null as "hasBank"`;

/** These sellers, the shop's own among them. */
export async function listProfiles(db: Database, ids: readonly SellerId[]): Promise<ProfileRow[]> {
  const { rows } = await sql<ProfileRow>`
    select ${profile} from sellers s left join users u on u.id = s.user_id
    where s.id = any(${ids}::uuid[]) order by s.name, s.id`.execute(db);
  return rows;
}

/** One seller's, held until the transaction ends. */
export async function lockProfile(db: Database, id: SellerId): Promise<ProfileRow | undefined> {
  await sql`select from sellers where id = ${id} for no key update`.execute(db);
  const [row] = await listProfiles(db, [id]);
  return row;
}

/**
 * @param bankChangedAt null where the bank account stays as it is
 * @throws gstinTaken where another seller has the GST number
 */
export async function updateProfile(
  db: Database,
  id: SellerId,
  saved: Profile,
  bankChangedAt: Date | null,
): Promise<void> {
  const { legalName, address, city, pincode, state, gstin, mobile, careEmail, carePhone, bank } = saved;
  try {
    await sql`
      with owner as (
        update users set mobile = ${mobile} from sellers s where users.id = s.user_id and s.id = ${id} and mobile is null
      )
      update sellers set legal_name = ${legalName}, address = ${address}, city = ${city}, pincode = ${pincode},
        state_code = ${state}, gstin = ${gstin}, care_email = ${careEmail}, care_phone = ${carePhone},
        bank_account = ${JSON.stringify(bank)}::jsonb, bank_changed_at = coalesce(${bankChangedAt}, bank_changed_at)
      where id = ${id}`.execute(db);
  } catch (error) {
    if (violatedConstraint(error) !== 'sellers_gstin_unique') throw error;
    const problem = gstinTaken();
    throw problem.with({ fields: { gstNumber: problem.message } });
  }
}
