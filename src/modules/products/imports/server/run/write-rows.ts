import { holdApprovedSeller } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import {
  changeStock,
  endByEdit,
  holdAttributes,
  insertProducts,
  readAttributes,
  readCategories,
  updateProducts,
} from '#products/catalog/server/catalog.ts';
import { VARIANT_GROUP } from '#products/imports/file/columns.ts';
import { type KnownNow, stillRight, stockMove } from '#products/imports/file/still-right.ts';
import { fileUnreadable } from '#products/imports/import-problems.ts';
import { AttributeCells } from '#products/imports/readers/attribute-cells.ts';
import type { CheckedRow, WrittenRow } from '#products/imports/server/import-rows.queries.ts';
import type { Import } from '#products/imports/server/imports.queries.ts';
import {
  findKnownProducts,
  type KnownProduct,
  knownFieldsOf,
} from '#products/imports/server/known-products.queries.ts';
import { countMembers, findGroups } from '#products/imports/server/variant-groups.queries.ts';
import { familiesFor, groupsIn, noRoom, withoutRoom } from '#products/imports/server/variant-groups.ts';
import { checkPictures } from '#products/media/server/media.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { contentOfRow, familyOfRow, type PlacedPictures } from './content-of-row.ts';

/**
 * Writes checked rows in the name of whoever started the import. Stock is changed by the difference in the report, so
 * that sales since the check count. A row that would do something else by now is refused.
 * @throws fileUnreadable if the seller may not sell any more, pictureUnknown if a picture has been deleted
 */
export async function writeRows(
  tx: TxCtx,
  { id: importId, seller_id: sellerId, file_name: name }: Import,
  rows: readonly CheckedRow[],
  placed: PlacedPictures,
): Promise<WrittenRow[]> {
  await holdAttributes(tx.db);
  // Before any lock on products: decisions about sellers lock in this order too.
  if (!(await holdApprovedSeller(tx, sellerId))) throw fileUnreadable(() => t('products.imports.sellerCannotSell'));
  const skus = rows.flatMap(({ sku }) => sku ?? []);
  const known = await findKnownProducts(tx.db, sellerId, [...new Set([...skus, ...groupsIn(rows)])], 'hold');
  const groups = new Map((await findGroups(tx.db, sellerId, groupsIn(rows))).map(({ name, code }) => [name, code]));
  const categories = await readCategories(tx.db);
  const shop: KnownNow = {
    attributes: new AttributeCells(await readAttributes(tx.db), categories),
    hasCategory: id => categories.get(id) !== undefined,
  };
  const judged = speaking(tx.language, () =>
    rows.map(row => judge(withGroup(row, groups), known.get(row.sku ?? ''), shop)),
  );

  const fine = judged.filter(({ faults }) => faults.length === 0);
  const families = await familiesFor(
    tx,
    sellerId,
    fine.map(({ row }) => row),
    known,
  );
  const joins = ({ row, product }: (typeof fine)[number]) => {
    const family = familyOfRow(row, product, families) ?? undefined;
    const isMember = product && [product.familyId, families.made.get(product.id)].includes(family);
    return isMember ? undefined : family;
  };
  const joined = [...new Set(fine.flatMap(each => joins(each) ?? []))];
  const crowded = withoutRoom(fine, joins, await countMembers(tx.db, joined));
  const reading = { attributes: shop.attributes, families };
  const right = fine
    .filter(each => !crowded.has(each))
    .map(({ row, product }) => ({
      ...{ row, product },
      content: contentOfRow(row, product, placed, reading),
    }));
  const pictures = right.flatMap(({ product, content }) => newPictures(content.images, product));
  await checkPictures(tx, [...new Set(pictures)], sellerId);

  const added = right.flatMap(({ row, product, content }) =>
    product ? [] : [{ row, id: newId<'product'>(), sellerId, content, stock: stockMove(row.changes) }],
  );
  const changed = right.flatMap(({ row, product, content }) => (product ? [{ row, id: product.id, content }] : []));
  const source = { importId, fileName: name };
  await insertProducts(tx, added, source);
  await endByEdit(
    tx,
    changed
      .filter(({ row }) => row.changes.some(({ field }) => field === 'salePrice'))
      .map(({ id, content: { salePrice } }) => ({ id, salePrice })),
  );
  await updateProducts(
    tx,
    changed.filter(({ row }) => row.changes.some(({ field }) => field !== 'stock')),
    source,
  );
  const moves = changed.map(({ row, id }) => ({ id, by: stockMove(row.changes) })).filter(({ by }) => by !== 0);
  await changeStock(tx, moves, { cause: 'counted', note: t('products.imports.stockNote', { file: name }) });

  const ids = new Map<number, ProductId>([...added, ...changed].map(({ row, id }) => [row.number, id]));
  const decided = speaking(tx.language, () =>
    judged.map(each => (crowded.has(each) ? { ...each, faults: [noRoom(groupsIn([each.row])[0] ?? '')] } : each)),
  );
  return decided.map(({ row, faults }) => ({
    number: row.number,
    outcome: faults.length > 0 ? 'refused' : row.outcome,
    faults,
    product_id: ids.get(row.number) ?? row.product_id,
  }));
}

/** Families may have got other names since the check. */
function withGroup(row: CheckedRow, groups: ReadonlyMap<string, string>): CheckedRow {
  const changes = row.changes.map(change =>
    change.field === VARIANT_GROUP && change.to !== null
      ? { ...change, to: groups.get(String(change.to)) ?? change.to }
      : change,
  );
  return { ...row, changes };
}

function judge(row: CheckedRow, product: KnownProduct | undefined, shop: KnownNow) {
  return { row, product, faults: stillRight(row, product && knownFieldsOf(product, shop.attributes), shop) };
}

function newPictures(images: readonly { readonly src: string }[], product: KnownProduct | undefined): string[] {
  const there = new Set(product?.images.map(({ src }) => src));
  return images.map(({ src }) => src).filter(src => !there.has(src));
}
