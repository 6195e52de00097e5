import type { Database } from '#platform/db/database.ts';
import { brandLabels } from '#products/catalog/server/catalog.ts';
import type { CellChoice } from '#products/imports/readers/read-choice.ts';

/** The brands of the shop, by their ids and as they are written. */
export async function brandChoices(db: Database): Promise<CellChoice<string>[]> {
  return choicesOf(await brandLabels(db));
}

export function choicesOf(labels: ReadonlyMap<string, string>): CellChoice<string>[] {
  return [...labels].map(([value, label]) => ({ value, called: [label] }));
}
