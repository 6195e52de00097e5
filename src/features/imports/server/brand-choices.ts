import { brandLabels } from '#features/catalog/server/catalog.ts';
import type { Choice } from '#features/imports/read-choice.ts';
import type { Database } from '#platform/db/database.ts';

/** The brands of the shop, by their ids and as they are written. */
export async function brandChoices(db: Database): Promise<Choice<string>[]> {
  return choicesOf(await brandLabels(db));
}

export function choicesOf(labels: ReadonlyMap<string, string>): Choice<string>[] {
  return [...labels].map(([value, label]) => ({ value, called: [label] }));
}
