import type { Choice } from '#features/imports/read-choice.ts';
import type { Database } from '#platform/db/database.ts';

/** The brands of the shop, by their ids and as they are written. */
export async function brandChoices(db: Database): Promise<(Choice<string> & { readonly label: string })[]> {
  const brands = await db.selectFrom('brands').select(['id', 'label']).orderBy('position').execute();
  return brands.map(({ id, label }) => ({ value: id, called: [label], label }));
}
