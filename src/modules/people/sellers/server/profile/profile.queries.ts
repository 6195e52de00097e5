import { sql } from 'kysely';
import { gstinTaken } from '#people/accounts/contract.ts';
import type { BankAccount } from '#people/sellers/bank/bank-account.ts';
import type { KnownProfile, Profile } from '#people/sellers/profile/profile-reader.ts';
import { ofProfile, writtenColumns } from '#people/sellers/server/profile/profile-sql.ts';
import type { Database, Row } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-errors.ts';
import type { SellerId } from '#shared/id.ts';

export interface ProfileRow extends KnownProfile, Pick<Row<'sellers'>, 'id' | 'name' | 'status'> {
  readonly isHouse: boolean;
  readonly reason: string | null;
  /** Of the owner; null for the shop's own. */
  readonly language: string | null;
  readonly bank: BankAccount | null;
  readonly hasBank: boolean;
}

const profile = sql`
  s.id, s.name, s.status, s.status_reason as reason, s.is_house as "isHouse", ${ofProfile}, u.mobile, u.language,
  s.bank_account as bank, s.bank_account is not null as "hasBank"`;

/** The profiles of these sellers, also of the shop's own, by name. */
export async function listProfiles(db: Database, ids: readonly SellerId[]): Promise<ProfileRow[]> {
  const { rows } = await sql<ProfileRow>`
    select ${profile} from sellers s left join users u on u.id = s.user_id
    where s.id = any(${ids}::uuid[]) order by s.name, s.id`.execute(db);
  return rows;
}

/** One seller's, locked until the transaction ends. */
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
  try {
    await sql`
      with owner as (
        update users set mobile = ${saved.mobile} from sellers s
        where users.id = s.user_id and s.id = ${id} and mobile is null
      )
      update sellers set ${writtenColumns(saved)}, bank_account = ${JSON.stringify(saved.bank)}::jsonb,
        bank_changed_at = coalesce(${bankChangedAt}, bank_changed_at)
      where id = ${id}`.execute(db);
  } catch (error) {
    if (violatedConstraint(error) !== 'sellers_gstin_unique') throw error;
    const problem = gstinTaken();
    throw problem.with({ fields: { gstNumber: () => problem.message } });
  }
}
