import { isDeepStrictEqual } from 'node:util';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import type { AttributeShape } from '#products/catalog/attributes/attribute.ts';
import { shapeOf } from '#products/catalog/attributes/attribute-set.ts';
import {
  changeStock,
  familyOf,
  holdAttributes,
  holdProducts,
  insertProducts,
  updateProducts,
} from '#products/catalog/server/catalog.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { CheckedProduct } from '#products/inventory/product/product-draft.ts';
import { skuTaken } from '#products/inventory/product/products.contract.ts';
import {
  changedDraft,
  type DraftNames,
  draftOfRow,
  readDraftNames,
} from '#products/inventory/server/products/draft-of.ts';
import { checkedProduct, contentOf } from '#products/inventory/server/products/product-content-of.ts';
import { recordProductAct } from '#products/inventory/server/products/product-facts.ts';
import { findOnFile, type OnFileRow } from '#products/inventory/server/products/product-on-file.queries.ts';
import { refusingClashes } from '#products/inventory/server/products/refuse-clashes.ts';
import { getOwn } from '#products/inventory/server/products/show-own-product.ts';
import { movedWords } from '#products/inventory/stock/stock-problems.ts';
import { copiedDraft, titleWithValues } from '#products/inventory/variants/other-values.ts';
import { MAX_VARIANTS } from '#products/inventory/variants/variant-limits.ts';
import {
  type AddedVariant,
  type ChangedVariant,
  type saveVariants as endpoint,
  type RefusedVariant,
  tooManyVariants,
  variantsNotSaved,
} from '#products/inventory/variants/variants.contract.ts';
import { checkPictures } from '#products/media/server/media.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { isProblem } from '#shared/api/problem.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { showVariants, type WireSheet } from './show-variants.ts';
import { listFamily, takenSkus } from './variants.queries.ts';

/** A row that may be written, and the product that it is about or made from. */
interface Planned {
  readonly at: number;
  readonly source: OnFileRow;
  readonly product: CheckedProduct;
  /** Undefined for one that is added. */
  readonly change: ChangedVariant | undefined;
  /** Whether more than its stock changes, which must not make other open forms stale. */
  readonly isEdited: boolean;
}

type Judged = Planned | RefusedVariant;

/**
 * Saves the table of a product's variants in one transaction: if one row is refused, nothing is written. The seller and all
 * variants are locked, so that two savings can't make the same variant twice. Prices and texts are checked by version, stock
 * by the number that was seen. A variant that is added is a draft unless its status says otherwise.
 * @throws stockProductIsMissing, variantsNotSaved with the errors by row, tooManyVariants, pictureUnknown, skuTaken
 */
export async function saveVariants(
  ctx: ActorCtx,
  { id, changed = [], added = [], stockReason = 'correction' }: InputOf<typeof endpoint>,
): Promise<WireSheet> {
  return refusingClashes(() =>
    ctx.tx(async tx => {
      await holdAttributes(tx.db);
      const found = await getOwn(tx, id);
      const seen = await listFamily(tx.db, found, MAX_VARIANTS);
      await holdProducts(
        tx,
        [found, ...seen].map(row => row.id),
      );
      const anchor = await getOwn(tx, id);
      const family = await listFamily(tx.db, anchor, MAX_VARIANTS);
      if (family.length + added.length > MAX_VARIANTS) throw tooManyVariants();

      const names = await readDraftNames(tx.db);
      const judged: Judged[] = [];
      for (const change of changed) judged.push(await judgeChange(tx, change, { at: judged.length, family, names }));
      for (const row of added) judged.push(await judgeAddition(tx, row, { at: judged.length, family, names }));
      const refused = [...judged.filter(isRefused), ...(await clashes(tx, judged.filter(isPlanned), family))];
      if (refused.length > 0) {
        const rows = refused.sort((one, other) => one.at - other.at);
        throw variantsNotSaved(new Set(rows.map(({ at }) => at)).size).with({ data: { rows } });
      }
      await write(tx, judged.filter(isPlanned), { anchor, stockReason });
      return showVariants(tx, await shownAfter(tx, id, anchor, changed));
    }),
  );
}

/** The table of what is left, if the product that led to it has been unlinked. */
async function shownAfter(
  tx: TxCtx,
  id: ProductId,
  anchor: OnFileRow,
  changed: readonly ChangedVariant[],
): Promise<ProductId> {
  if (!changed.some(({ _id, unlink }) => unlink && _id === id)) return id;
  const left = await listFamily(tx.db, anchor, 1);
  return left[0]?.id ?? id;
}

interface Among {
  readonly at: number;
  readonly family: readonly OnFileRow[];
  readonly names: DraftNames;
}

async function judgeChange(tx: TxCtx, change: ChangedVariant, { at, family, names }: Among): Promise<Judged> {
  const source = family.find(({ id }) => id === change._id);
  if (!source)
    return refusal(
      at,
      speaking(tx.language, () => t('products.inventory.variants.gone')),
      true,
    );
  const stale = speaking(tx.language, () => staleWords(change, source));
  if (stale) return refusal(at, stale, true);
  const { _id, version: _, stock, unlink: _unlink, ...written } = change;
  const totalStock = typeof stock === 'object' ? stock.to : stock;
  const before = draftOfRow(source, names);
  const draft = changedDraft(source, { ...written, totalStock }, names);
  const isEdited =
    (change.unlink === true && source.familyId !== null) ||
    !isDeepStrictEqual({ ...draft, totalStock: before.totalStock }, before);
  return checkedRow(at, async () => ({
    ...{ at, source, change, isEdited },
    product: await checkedProduct(tx, draft, source),
  }));
}

async function judgeAddition(tx: TxCtx, row: AddedVariant, { at, family, names }: Among): Promise<Judged> {
  const source = family.find(({ id }) => id === row.of);
  if (!source)
    return refusal(
      at,
      speaking(tx.language, () => t('products.inventory.variants.gone')),
      true,
    );
  const { of: _, stock = 0, options = [], title, ...written } = row;
  const { attributes, categories } = names;
  const shapes: AttributeShape[] = attributes
    .of(source.kind as Kind, categories)
    .map(each => shapeOf(each, tx.language));
  const draft = {
    ...copiedDraft(draftOfRow(source, names), options, shapes),
    ...{ sku: null, gtin: null, mpn: null, status: 'draft', totalStock: stock },
    title: title ?? titleWithValues(source.title, source.options, options),
    ...Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined)),
  };
  return checkedRow(at, async () => ({
    ...{ at, source, change: undefined, isEdited: false },
    // What it was copied from lends its lines of what it fits, and no exemption.
    product: await checkedProduct(tx, draft, { ...source, status: 'draft' }),
  }));
}

/** Errors of fields are those of the row. */
async function checkedRow(at: number, check: () => Promise<Planned>): Promise<Judged> {
  try {
    return await check();
  } catch (error) {
    if (!isProblem(error) || !error.fields) throw error;
    return { at, fields: error.fields, message: null, isStale: false };
  }
}

function staleWords({ version, stock, ...change }: ChangedVariant, row: OnFileRow): string | undefined {
  if (typeof stock === 'object' && stock.seen !== row.stock) return movedWords(row.stock, stock.seen);
  if (typeof stock === 'number' && stock !== row.stock && version !== row.version)
    return t('products.inventory.stale.stock', { stock: row.stock });
  const isOnlyStock = Object.entries(change).every(([field, value]) => field === '_id' || value === undefined);
  return isOnlyStock || version >= row.contentVersion ? undefined : t('products.inventory.variants.stale');
}

/** Rows with the values or the SKU of another one, as the table would be afterwards. */
async function clashes(
  tx: TxCtx,
  planned: readonly Planned[],
  family: readonly OnFileRow[],
): Promise<RefusedVariant[]> {
  const touched = new Set(planned.flatMap(({ change }) => change?._id ?? []));
  const sellerId = family[0]?.sellerId;
  const skus = planned.flatMap(({ product }) => product.sku ?? []);
  const taken = sellerId ? await takenSkus(tx.db, sellerId, skus, [...touched]) : new Set<string>();
  const rest = family.filter(({ id }) => !touched.has(id));
  const stays = planned.filter(({ change }) => !change?.unlink);
  const valuesAfter = [...rest, ...stays.map(({ product }) => product)].map(({ options }) => valuesKey(options));
  return speaking(tx.language, () =>
    planned.flatMap(row => {
      const { product, source, change } = row;
      const fields: Record<string, string> = {};
      const isTwice = skus.filter(sku => sku === product.sku).length > 1;
      const isNewSku = !change || product.sku !== source.sku;
      if (product.sku !== null && isNewSku && (taken.has(product.sku) || isTwice)) fields.sku = skuTaken().message;
      const key = valuesKey(product.options);
      const isNewKey = !change || valuesKey(source.options) !== key;
      if (isNewKey && !change?.unlink && valuesAfter.filter(other => other === key).length > 1)
        fields.options = t('products.inventory.variants.same');
      return Object.keys(fields).length > 0 ? [{ at: row.at, fields, message: null, isStale: false }] : [];
    }),
  );
}

/** The same for the same values, in whatever order and case. */
function valuesKey(options: CheckedProduct['options']): string {
  return JSON.stringify(options.map(({ name, value }) => [name.toLowerCase(), value.toLowerCase()]).sort());
}

interface Writing {
  readonly anchor: OnFileRow;
  readonly stockReason: Parameters<typeof changeStock>[2]['cause'];
}

async function write(tx: TxCtx, planned: readonly Planned[], { anchor, stockReason }: Writing): Promise<void> {
  for (const { product, source } of planned)
    await checkPictures(
      tx,
      product.images,
      source.sellerId,
      source.images.map(({ src }) => src),
    );
  const changed = planned.flatMap(({ change, ...row }) => (change ? [{ ...row, change }] : []));
  await updateProducts(
    tx,
    changed
      .filter(({ isEdited }) => isEdited)
      .map(({ source, product, change }) => ({
        id: source.id,
        content: contentOf(product, change.unlink ? null : source.familyId, source),
      })),
  );
  const moves = changed
    .map(({ source, product }) => ({ id: source.id, by: product.stock - source.stock }))
    .filter(({ by }) => by !== 0);
  await changeStock(tx, moves, { cause: stockReason, note: 'edited' });
  const made = planned.filter(({ change }) => !change);
  // The anchor itself may just have left its family, or want none.
  const isAlone = changed.some(({ source, change }) => source.id === anchor.id && change.unlink);
  const familyOfAnchor = async () => anchor.familyId ?? (isAlone ? newId<'family'>() : await familyOf(tx, anchor.id));
  const familyId = made.length > 0 ? await familyOfAnchor() : null;
  const added = made.map(({ product, source }) => ({
    ...{ id: newId<'product'>(), sellerId: anchor.sellerId, stock: product.stock },
    content: contentOf(product, familyId, source),
  }));
  if (added.length > 0) await insertProducts(tx, added);
  await record(tx, changed, added);
}

async function record(
  tx: TxCtx,
  changed: readonly { readonly source: OnFileRow }[],
  added: readonly { readonly id: ProductId }[],
): Promise<void> {
  if (tx.actor?.kind !== 'administrator') return;
  for (const { source: before } of changed) {
    const after = await findOnFile(tx.db, before.id, { of: undefined });
    if (after) await recordProductAct(tx, 'product.changed', { before, after });
  }
  for (const { id } of added) {
    const after = await findOnFile(tx.db, id, { of: undefined });
    if (after) await recordProductAct(tx, 'product.added', { after });
  }
}

function refusal(at: number, message: string, isStale: boolean): RefusedVariant {
  return { at, fields: {}, message, isStale };
}

const isRefused = (row: Judged): row is RefusedVariant => 'fields' in row;
const isPlanned = (row: Judged): row is Planned => 'product' in row;
