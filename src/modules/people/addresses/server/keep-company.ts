import type { Company } from '#people/addresses/company/company.contract.ts';
import type { ActorCtx } from '#platform/context.ts';
import { notAllowed } from '#shared/api/problems.ts';
import { deleteCompanyRow, findCompany, upsertCompany } from './companies.queries.ts';

export async function getCompany({ db, actor }: ActorCtx): Promise<Company | null> {
  return (await findCompany(db, actor.id)) ?? null;
}

/** Saves GST details in place of those there are. Orders keep the ones they were placed with. */
export async function saveCompany({ db, actor }: ActorCtx, company: Company): Promise<Company> {
  const saved = await upsertCompany(db, actor.id, company);
  if (!saved) throw notAllowed();
  return saved;
}

export async function deleteCompany({ db, actor }: ActorCtx): Promise<null> {
  await deleteCompanyRow(db, actor.id);
  return null;
}
