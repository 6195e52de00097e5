import { brandLabels } from '#features/catalog/server/catalog.ts';
import type { Choice } from '#features/imports/read-choice.ts';
import type { Database } from '#platform/db/database.ts';

/** The brands of the shop, by their ids and as they are written. */
export async function brandChoices(db: Database): Promise<Choice<string>[]> {
  return [...(await brandLabels(db))].map(([value, label]) => ({ value, called: [label] }));
}
