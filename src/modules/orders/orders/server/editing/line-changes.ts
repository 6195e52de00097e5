import { notEnoughStock, orderIsMissing, productLeft } from '#orders/orders/contract.ts';
import {
  editNotSwappable,
  editOnDeal,
  editOtherPrice,
  type editOrder as endpoint,
} from '#orders/orders/editing/edit.contract.ts';
import { differenceOf, editedGoods, type Goods } from '#orders/orders/editing/edit-lines.ts';
import type { OfferOfLine, ProductAsSold, ProposedChange } from '#orders/orders/editing/proposed-edit.ts';
import { fundedOf } from '#orders/orders/server/placing/draft-order.ts';
import { soldAs } from '#orders/orders/server/placing/insert-order.ts';
import { type LineRow, listLines, type PartRow } from '#orders/orders/server/reading/orders.queries.ts';
import { freeSerialsOf } from '#orders/serials/server/serials.ts';
import type { TxCtx } from '#platform/context.ts';
import {
  deductStock,
  isDeal,
  returnStock,
  type SaleFacts,
  type StockLine,
  saleFacts,
} from '#products/catalog/server/catalog.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { OfferId, ProductId } from '#shared/id.ts';
import { type Paise, paise, sum } from '#shared/money/money.ts';
import { isHouseSeller, listLineDiscounts, updateAmounts } from './edits.queries.ts';

export type WantedLines = NonNullable<InputOf<typeof endpoint>['lines']>;

/** A line that becomes another. */
export interface LineChange {
  readonly line: LineRow;
  readonly before: Goods<OfferOfLine>;
  readonly after: Goods<OfferOfLine>;
  /** What is swapped in. */
  readonly product?: ProductAsSold | undefined;
  /** What is swapped in as it is on sale, unless the change was stored. */
  readonly facts?: SaleFacts | undefined;
}

/** @throws orderIsMissing for a line that is not there; editNotSwappable, editOtherPrice, productLeft */
export async function lineChangesOf(
  tx: TxCtx,
  part: PartRow,
  lines: readonly LineRow[],
  { edits }: WantedLines,
): Promise<LineChange[]> {
  const beforeOf = await goodsOf(tx, part);
  const facts = await saleFacts(
    tx,
    edits.map(({ productId, swapFor }) => swapFor ?? productId),
  );
  const found = edits.map(({ productId, quantity, swapFor }): LineChange => {
    const line = lines.find(({ product_id }) => product_id === productId);
    if (!line) throw orderIsMissing();
    const before = beforeOf(line);
    const swapped = swapFor && swapFor !== productId ? facts.get(swapFor) : undefined;
    if (swapFor && swapFor !== productId && (quantity === 0 || swapped?.sellerId !== part.seller_id))
      throw editNotSwappable();
    if (!swapped && quantity > line.quantity) refuseOtherPrice(line, facts.get(productId));
    const price = swapped?.paid ?? line.price_paise;
    const after = editedGoods(before, { price, quantity });
    return { line, before, after, product: swapped && asSold(swapped), facts: swapped };
  });
  const kept = [
    ...lines.filter(line => !found.some(change => change.line === line)).map(line => line.product_id),
    ...found.flatMap(({ line, product, after }) => (after.quantity > 0 ? (product?.id ?? line.product_id) : [])),
  ];
  const isTwice = new Set(kept).size < kept.length || new Set(found.map(({ line }) => line)).size < found.length;
  if (isTwice) throw editNotSwappable();
  return found.filter(({ line, after, product }) => product || after.quantity !== line.quantity);
}

/** What lines of a part are now. */
async function goodsOf(tx: TxCtx, part: PartRow): Promise<(line: LineRow) => Goods<OfferOfLine>> {
  const discounts = Map.groupBy(await listLineDiscounts(tx, part.id), ({ lineId }) => lineId);
  return ({ id, price_paise: price, quantity }) => ({
    ...{ price, quantity },
    discounts: (discounts.get(id) ?? []).map(({ amount, lineId: _, ...offer }) => ({ offer, amount })),
  });
}

/** Changes as they were stored. @returns undefined unless each of their lines is there, as it was then */
export async function storedChanges(
  tx: TxCtx,
  part: PartRow,
  stored: readonly ProposedChange[],
): Promise<LineChange[] | undefined> {
  const lines = await listLines(tx.db, [part.id]);
  const beforeOf = await goodsOf(tx, part);
  const changes = stored.flatMap(({ lineId, of, ...change }) => {
    const line = lines.find(({ id }) => id === lineId);
    const isSame = line?.product_id === of.productId && line.quantity === of.quantity;
    return line && isSame ? [{ line, before: beforeOf(line), ...change }] : [];
  });
  return changes.length === stored.length ? changes : undefined;
}

function asSold(product: SaleFacts): ProductAsSold {
  const { id, image, sku, hsn, gstRateBp, price: mrp, paid: price, returns } = product;
  return { ...{ id, title: soldAs(product), image, sku, hsn, gstRateBp, mrp, price, returns } };
}

/** A line has one price, so more of it is only added at that price. @throws productLeft, editOtherPrice */
function refuseOtherPrice(line: LineRow, now: SaleFacts | undefined): void {
  if (!now) throw productLeft(line.title);
  if (now.paid !== line.price_paise) throw editOtherPrice(line.title);
}

/** Whether units come in. */
export function isMore({ product, before, after }: LineChange): boolean {
  return product !== undefined || after.quantity > before.quantity;
}

/** By product, how many units come in, or go out if negative, in the order of product ids, as carts lock them. */
function unitsOf(changes: readonly LineChange[]): readonly (readonly [ProductId, number])[] {
  const units = new Map<ProductId, number>();
  const count = (id: ProductId, quantity: number) => units.set(id, (units.get(id) ?? 0) + quantity);
  for (const { line, before, after, product } of changes) {
    count(line.product_id, -before.quantity);
    count(product?.id ?? line.product_id, after.quantity);
  }
  return [...units].sort(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * Takes from stock what comes in, and gives back what goes, or only one of both.
 * @returns what was taken
 * @throws notEnoughStock, editOtherPrice, editOnDeal
 */
export async function moveUnits(
  tx: TxCtx,
  part: PartRow,
  changes: readonly LineChange[],
  which: 'both' | 'in' | 'out' = 'both',
): Promise<readonly StockLine[]> {
  const taken = new Map<ProductId, SaleFacts>();
  const comeIn: StockLine[] = [];
  for (const [productId, more] of unitsOf(changes)) {
    const line = { productId, quantity: Math.abs(more), partId: part.id };
    if (more < 0 && which !== 'in') await returnStock(tx, [line], 'cancelled');
    if (more <= 0 || which === 'out') continue;
    comeIn.push(line);
    const deducted = await deductStock(tx, [line]);
    for (const [id, facts] of deducted.taken) taken.set(id, facts);
    const [short] = deducted.shortages;
    if (short) throw notEnoughStock(titleOf(changes, productId), short.facts?.stock ?? 0);
  }
  if (which !== 'out') await refuseOnSaleOtherwise(tx, changes, taken);
  return comeIn;
}

function titleOf(changes: readonly LineChange[], productId: ProductId): string {
  const swapped = changes.find(({ product }) => product?.id === productId)?.facts?.title;
  return swapped ?? changes.find(({ line }) => line.product_id === productId)?.line.title ?? '';
}

/** What was taken is locked: it has the price and the deal that it is sold with. @throws editOtherPrice, editOnDeal */
async function refuseOnSaleOtherwise(
  tx: TxCtx,
  changes: readonly LineChange[],
  taken: ReadonlyMap<ProductId, SaleFacts>,
): Promise<void> {
  for (const { line, after, product, facts: found } of changes.filter(isMore)) {
    const facts = taken.get(product?.id ?? line.product_id) ?? found;
    if (facts?.scheduledPriceId && (await isDeal(tx, facts.scheduledPriceId))) throw editOnDeal(facts.title);
    if (facts && facts.paid !== after.price) throw editOtherPrice(facts.title);
  }
}

/** Writes the lines and what offers take off them. */
async function writeLines(tx: TxCtx, part: PartRow, changes: readonly LineChange[]): Promise<void> {
  const isHouse = await isHouseSeller(tx, part.seller_id);
  const changed = changes.map(({ line }) => line.id);
  await freeSerialsOf(
    tx,
    changes
      .filter(({ product, before, after }) => product || after.quantity < before.quantity)
      .map(({ line }) => line.id),
  );
  await tx.db.deleteFrom('order_discounts').where('line_id', 'in', changed).execute();
  // Another product is another line, which the list of titles that were sold is told of. All go before any comes, because a
  // product that goes from one line may come in another.
  const going = changes.filter(({ product, after }) => after.quantity === 0 || product).map(({ line }) => line.id);
  if (going.length > 0) await tx.db.deleteFrom('order_lines').where('id', 'in', going).execute();
  for (const { line, after, product } of changes) {
    const amounts = after.discounts.map(({ offer, amount }) => ({ ...offer, amount }));
    const values = {
      quantity: after.quantity,
      discount_paise: sum(amounts.map(({ amount }) => amount)),
      funded_paise: fundedOf(amounts, isHouse),
    };
    if (after.quantity > 0 && !product)
      await tx.db.updateTable('order_lines').set(values).where('id', '=', line.id).execute();
    if (product)
      await tx.db
        .insertInto('order_lines')
        .values({
          ...{ id: line.id, part_id: part.id, product_id: product.id, position: line.position, title: product.title },
          ...{ image: product.image, sku: product.sku, hsn: product.hsn, gst_rate_bp: product.gstRateBp },
          ...{ mrp_paise: product.mrp, price_paise: product.price, ...values },
          returns: product.returns && JSON.stringify(product.returns),
        })
        .execute();
    if (amounts.length > 0 && after.quantity > 0)
      await tx.db
        .insertInto('order_discounts')
        .values(
          amounts.map(({ offerId, bearer, amount }) => ({
            ...{ part_id: part.id, line_id: line.id, offer_id: offerId, bearer, discount_paise: amount },
          })),
        )
        .execute();
  }
}

/** Writes the lines, and what the part and its order cost with them. */
export async function writeChanges(tx: TxCtx, part: PartRow, changes: readonly LineChange[]): Promise<void> {
  await writeLines(tx, part, changes);
  const difference = differenceOf(
    changes.map(({ before }) => before),
    changes.map(({ after }) => after),
  );
  await updateAmounts(tx, part.order_id, part.id, paise(part.items_paise + difference));
}

/** By offer, how much less it takes off. */
export function fallenDiscounts(changes: readonly LineChange[]): ReadonlyMap<OfferId, Paise> {
  const less = new Map<OfferId, number>();
  const count = ({ discounts }: Goods<OfferOfLine>, sign: number) => {
    for (const { offer, amount } of discounts) less.set(offer.offerId, (less.get(offer.offerId) ?? 0) + sign * amount);
  };
  for (const { before, after } of changes) {
    count(before, 1);
    count(after, -1);
  }
  return new Map([...less].flatMap(([offer, amount]) => (amount > 0 ? [[offer, paise(amount)] as const] : [])));
}

/** As “2 × Phone → 1 × Phone”. */
export function lineChangeWords({ line, after, product }: LineChange): string {
  const to = after.quantity === 0 ? '0' : `${after.quantity} × ${(product ?? line).title}`;
  return `${line.quantity} × ${line.title} → ${to}`;
}
