import { lessenUses } from '#orders/offers/server/offers.ts';
import { newCodExcess } from '#orders/orders/checkout/reserve-limits.ts';
import { aboveCodCap, notEnoughStock, orderIsMissing, orderTooLarge, productLeft } from '#orders/orders/contract.ts';
import {
  editCostsMore,
  editHasService,
  editLeavesNothing,
  editNotSwappable,
  editNotYours,
  editOnDeal,
  editOtherPrice,
  editUnpaid,
  type editOrder as endpoint,
  tooLateToEdit,
} from '#orders/orders/editing/edit.contract.ts';
import { differenceOf, editedGoods, type Goods } from '#orders/orders/editing/edit-lines.ts';
import { storeEdit } from '#orders/orders/editing/stored-edit.ts';
import { mayBeCancelled } from '#orders/orders/order-status.ts';
import { refuseBooked } from '#orders/orders/server/courier-port.ts';
import { fundedOf } from '#orders/orders/server/placing/draft-order.ts';
import { soldAs } from '#orders/orders/server/placing/insert-order.ts';
import { newCodOf } from '#orders/orders/server/placing/reserve.queries.ts';
import { newCodRefusal } from '#orders/orders/server/placing/reserve-units.ts';
import { type LineRow, listLines, type PartRow } from '#orders/orders/server/reading/orders.queries.ts';
import { freeSerialsOf } from '#orders/serials/server/serials.ts';
import { createRefund, takenBy } from '#payments/payments/server/payments.ts';
import type { TxCtx } from '#platform/context.ts';
import { deductStock, isDeal, returnStock, type SaleFacts, saleFacts } from '#products/catalog/server/catalog.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { newId, type OfferId, type ProductId } from '#shared/id.ts';
import { MAX_PAISE, type Paise, paise, sum } from '#shared/money/money.ts';
import {
  type DiscountRow,
  insertEdit,
  isGivenBack,
  isHouseSeller,
  linesWithServices,
  listLineDiscounts,
  updateAmounts,
} from './edits.queries.ts';
import { type Edited, type EditTerms, type HeldOrder, refuseInvoiced } from './held-order.ts';

type Wanted = NonNullable<InputOf<typeof endpoint>['lines']> & { readonly why: string };
type OfferOfLine = Pick<DiscountRow, 'offerId' | 'bearer'>;

/** A line that becomes another. */
interface LineChange {
  readonly line: LineRow;
  readonly before: Goods<OfferOfLine>;
  readonly after: Goods<OfferOfLine>;
  /** What is swapped in. */
  readonly product: SaleFacts | undefined;
}

/**
 * Changes quantities and products of one seller order. What was paid online and is not wanted any more is refunded; more can
 * only be collected in cash (decision 166).
 * @returns nothing if every line is as it was
 * @throws orderIsMissing, tooLateToEdit, bookingStands, editUnpaid, editHasService, editNotYours, editNotSwappable, editOtherPrice, editOnDeal,
 *   editLeavesNothing, editCostsMore, orderTooLarge, aboveCodCap, newCodOpen, notEnoughStock, productLeft
 */
export async function editLines(tx: TxCtx, held: HeldOrder, wanted: Wanted, terms: EditTerms): Promise<Edited[]> {
  const { order, own, actor } = held;
  const part = own.find(({ id }) => id === wanted.partId);
  if (!part) throw orderIsMissing();
  const isCash = order.payment_method === 'COD';
  if (!mayBeCancelled(part.status) || part.cash_state !== null) throw tooLateToEdit();
  await refuseInvoiced(tx, [part]);
  if (!isCash && part.payment_status !== 'paid') throw editUnpaid();

  // Services stay as they were bought.
  const lines = (await listLines(tx.db, [part.id])).filter(({ service }) => service === null);
  const changes = await changesOf(tx, part, lines, wanted);
  if (changes.length === 0) return [];
  await refuseBooked(tx, [part.id]);
  const served = new Set(await linesWithServices(tx, part.id));
  const bound = changes.find(({ line }) => served.has(line.id));
  if (bound) throw editHasService(bound.line.title);
  const ids = changes.map(({ line }) => line.id);
  if ((await isGivenBack(tx, ids)) || (await tx.ports.finance.isBooked(tx.db, ids))) throw tooLateToEdit();
  if (actor.kind === 'seller' && changes.some(isMore)) throw editNotYours();
  if (changes.length === lines.length && changes.every(({ after }) => after.quantity === 0)) throw editLeavesNothing();
  const difference = differenceOf(
    changes.map(({ before }) => before),
    changes.map(({ after }) => after),
  );
  if (!isCash && difference > 0) throw editCostsMore();
  const total = order.total_paise + difference;
  if (total > MAX_PAISE) throw orderTooLarge();
  if (isCash && difference > 0 && terms.codCap !== null && total > terms.codCap) throw aboveCodCap(terms.codCap);

  await moveUnits(tx, part, changes);
  await writeLines(tx, part, changes);
  await updateAmounts(tx, order.id, part.id, paise(part.items_paise + difference));
  if (isCash && changes.some(isMore) && order.user_id) await refuseTooMuchCash(tx, order.user_id, terms);
  if (!isCash && difference < 0)
    await createRefund(tx, {
      ...{ orderId: order.id, partId: part.id, paymentId: (await takenBy(tx, order.id)) ?? null },
      ...{ cause: 'edited', causeId: newId(), lines: [], delivery: paise(0), amount: paise(-difference) },
    });
  const items = changes.map(wordsOf);
  const note = storeEdit({ items, difference, why: wanted.why });
  const event = await insertEdit(tx, { orderId: order.id, partId: part.id, note });
  const before = Object.fromEntries(changes.map(({ line }) => [line.title, String(line.quantity)]));
  const after = Object.fromEntries(changes.map(({ line }, at) => [line.title, items[at]?.split(' → ')[1] ?? '']));
  // Last, because it locks counters that the orders of everybody share.
  await lessenUses(tx, order.id, fallenDiscounts(changes));
  return [{ parts: [part], event, before, after: { ...after, why: wanted.why } }];
}

/** @throws orderIsMissing for a line that is not there; editNotSwappable, editOtherPrice, productLeft */
async function changesOf(
  tx: TxCtx,
  part: PartRow,
  lines: readonly LineRow[],
  { edits }: Wanted,
): Promise<LineChange[]> {
  const discounts = Map.groupBy(await listLineDiscounts(tx, part.id), ({ lineId }) => lineId);
  const facts = await saleFacts(
    tx,
    edits.map(({ productId, swapFor }) => swapFor ?? productId),
  );
  const found = edits.map(({ productId, quantity, swapFor }): LineChange => {
    const line = lines.find(({ product_id }) => product_id === productId);
    if (!line) throw orderIsMissing();
    const before = {
      ...{ price: line.price_paise, quantity: line.quantity },
      discounts: (discounts.get(line.id) ?? []).map(({ amount, ...offer }) => ({ offer, amount })),
    };
    const product = swapFor && swapFor !== productId ? facts.get(swapFor) : undefined;
    if (swapFor && swapFor !== productId && (quantity === 0 || product?.sellerId !== part.seller_id))
      throw editNotSwappable();
    if (!product && quantity > line.quantity) refuseOtherPrice(line, facts.get(productId));
    const price = product?.paid ?? line.price_paise;
    return { line, before, after: editedGoods(before, { price, quantity }), product };
  });
  const kept = [
    ...lines.filter(line => !found.some(change => change.line === line)).map(line => line.product_id),
    ...found.flatMap(({ line, product, after }) => (after.quantity > 0 ? (product?.id ?? line.product_id) : [])),
  ];
  const isTwice = new Set(kept).size < kept.length || new Set(found.map(({ line }) => line)).size < found.length;
  if (isTwice) throw editNotSwappable();
  return found.filter(({ line, after, product }) => product || after.quantity !== line.quantity);
}

/** A line has one price, so more of it is only added at that price. @throws productLeft, editOtherPrice */
function refuseOtherPrice(line: LineRow, now: SaleFacts | undefined): void {
  if (!now) throw productLeft(line.title);
  if (now.paid !== line.price_paise) throw editOtherPrice(line.title);
}

/** Whether units come in. */
function isMore({ product, before, after }: LineChange): boolean {
  return product !== undefined || after.quantity > before.quantity;
}

/** In the order of product ids, as carts do. @throws notEnoughStock, editOtherPrice, editOnDeal */
async function moveUnits(tx: TxCtx, part: PartRow, changes: readonly LineChange[]): Promise<void> {
  const units = new Map<ProductId, number>();
  const count = (id: ProductId, quantity: number) => units.set(id, (units.get(id) ?? 0) + quantity);
  for (const { line, before, after, product } of changes) {
    count(line.product_id, -before.quantity);
    count(product?.id ?? line.product_id, after.quantity);
  }
  const taken = new Map<ProductId, SaleFacts>();
  for (const [productId, more] of [...units].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const line = { productId, quantity: Math.abs(more), partId: part.id };
    if (more < 0) await returnStock(tx, [line], 'cancelled');
    if (more <= 0) continue;
    const deducted = await deductStock(tx, [line]);
    for (const [id, facts] of deducted.taken) taken.set(id, facts);
    const [short] = deducted.shortages;
    const title = changes.find(({ product }) => product?.id === productId)?.product?.title;
    const named = title ?? changes.find(change => change.line.product_id === productId)?.line.title ?? '';
    if (short) throw notEnoughStock(named, short.facts?.stock ?? 0);
  }
  for (const { line, after, product } of changes.filter(isMore)) {
    // What was taken is locked: it has the price and the deal that it is sold with.
    const facts = taken.get(product?.id ?? line.product_id) ?? product;
    if (facts?.scheduledPriceId && (await isDeal(tx, facts.scheduledPriceId))) throw editOnDeal(facts.title);
    if (facts && facts.paid !== after.price) throw editOtherPrice(facts.title);
  }
}

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
          ...{ id: line.id, part_id: part.id, product_id: product.id, position: line.position, title: soldAs(product) },
          ...{ image: product.image, sku: product.sku, hsn: product.hsn, gst_rate_bp: product.gstRateBp },
          ...{ mrp_paise: product.price, price_paise: product.paid, ...values },
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

/** By offer, how much less it takes off. */
function fallenDiscounts(changes: readonly LineChange[]): ReadonlyMap<OfferId, Paise> {
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

/**
 * The limits of a buyer who has received nothing yet hold for what is added too; the order is counted as it is now.
 * @throws newCodOpen
 */
async function refuseTooMuchCash(tx: TxCtx, buyer: Parameters<typeof newCodOf>[1], { reserve }: EditTerms) {
  const now = await newCodOf(tx, buyer);
  const without = { ...now, orders: 0, units: 0, amount: 0 };
  if (now.isKnown || !newCodExcess(without, now, reserve.limits)) return;
  throw newCodRefusal(reserve.limits, reserve.takesOnline);
}

function wordsOf({ line, after, product }: LineChange): string {
  const to = after.quantity === 0 ? '0' : `${after.quantity} × ${product ? soldAs(product) : line.title}`;
  return `${line.quantity} × ${line.title} → ${to}`;
}
