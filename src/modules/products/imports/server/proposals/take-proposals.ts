import type { ActorCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { sellerReach } from '#platform/seller-reach.ts';
import { nameIn } from '#products/catalog/attributes/attribute-set.ts';
import { readAttributes } from '#products/catalog/server/catalog.ts';
import type { takeProposals as endpoint, ImportDetail } from '#products/imports/contract.ts';
import { attributeOfProposalUnknown, importNotChecked } from '#products/imports/import-problems.ts';
import { canNameCategories } from '#products/imports/import-state.ts';
import { presentImport } from '#products/imports/server/imports.present.ts';
import {
  checkAnew,
  getImport,
  type Import,
  type NamedImport,
  seenBy,
} from '#products/imports/server/imports.queries.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { countProposals, rememberTaken, takenProposals } from './proposals.queries.ts';

/** What the texts of a file say of attributes, and what of it its seller takes. */
export async function importProposals(
  db: Database,
  { id, seller_id }: Import,
  language: string,
): Promise<ImportDetail['proposals']> {
  const counted = await countProposals(db, id);
  if (counted.length === 0) return [];
  const attributes = await readAttributes(db);
  const taken = await takenProposals(db, seller_id);
  return counted.map(({ attribute, rows, cell, source }) => ({
    ...{ attribute, rows, example: cell, source, isTaken: taken.has(attribute) },
    label: nameIn(attributes.get(attribute)?.names ?? {}, language),
  }));
}

/**
 * Remembers for a seller which attributes are taken out of texts, and checks the file anew, while nothing of it is imported.
 * @throws importIsMissing, importNotChecked, attributeOfProposalUnknown
 */
export async function takeProposals(ctx: ActorCtx, input: InputOf<typeof endpoint>): Promise<NamedImport> {
  const { id, take, leave } = input;
  const seen = seenBy(sellerReach(ctx));
  return ctx.tx(async tx => {
    const found = await getImport(tx.db, id, seen);
    if (!canNameCategories(presentImport(found))) throw importNotChecked();
    const attributes = await readAttributes(tx.db);
    const strange = [...take, ...leave].find(attribute => !attributes.get(attribute));
    if (strange !== undefined) throw attributeOfProposalUnknown(strange);
    await rememberTaken(tx.db, found.seller_id, { take, leave });
    if (!(await checkAnew(tx.db, found))) throw importNotChecked();
    await tx.later('imports.work', { id, language: ctx.language });
    return getImport(tx.db, id, seen);
  });
}
