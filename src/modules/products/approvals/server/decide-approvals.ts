import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { violatedConstraint } from '#platform/db/database-errors.ts';
import {
  approvalHasChanged,
  approvalImpossible,
  type approveProducts as approveEndpoint,
  type sendProductsBack as sendBackEndpoint,
} from '#products/approvals/contract.ts';
import { wireName } from '#products/catalog/product/product.fields.ts';
import { approveWaiting, holdAttributes, holdProducts, nextVersion } from '#products/catalog/server/catalog.ts';
import { storedProducts } from '#products/inventory/stock/stored-products.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { ApprovalId, SellerId } from '#shared/id.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import './approvals.events.ts';
import { listTrust, listWaiting, lockApprovals, markSentBack, type WaitingRow } from './approvals.queries.ts';
import { withFittingAttributes } from './fitting-attributes.ts';
import { readBrandsAndCategories, waitingChangesOf } from './waiting-words.ts';

type Chosen = InputOf<typeof approveEndpoint>['approvals'];
type Decision = { readonly act: 'product.approved' } | { readonly act: 'product.sent-back'; readonly reason: string };

/** Titles in a mail; the others are counted. */
const NAMED = 20;

/**
 * Approves what waits, all of it or nothing: it is on sale when this answers, and each seller gets one mail.
 * @returns of how many products something was approved
 * @throws approvalHasChanged if some of it has changed or was decided since it was read, approvalImpossible
 */
export async function approveProducts(ctx: ActorCtx, { approvals }: InputOf<typeof approveEndpoint>): Promise<number> {
  try {
    return await ctx.tx(async tx => {
      await holdAttributes(tx.db);
      const held = await holdChosen(tx, approvals);
      await recordDecision(tx, held, { act: 'product.approved' });
      const products = held.flatMap(each => each.products);
      await approveWaiting(tx, await withFittingAttributes(tx.db, products));
      // Deleted products stay in it, in case they are restored.
      await nextVersion(
        tx,
        held.map(({ id }) => id),
      );
      return countOf(held);
    });
  } catch (error) {
    const violated = violatedConstraint(error);
    if (violated !== 'products_kind_fkey' && violated !== 'products_brand_fkey') throw error;
    throw approvalImpossible();
  }
}

/**
 * Sends what waits back to its sellers with a reason. It stays off sale, and waits again when the seller changes it.
 * @throws approvalHasChanged as above
 */
export async function sendProductsBack(
  ctx: ActorCtx,
  { approvals, reason }: InputOf<typeof sendBackEndpoint>,
): Promise<number> {
  return ctx.tx(async tx => {
    const held = await holdChosen(tx, approvals);
    await markSentBack(
      tx.db,
      held.map(({ id }) => id),
      { reason, at: tx.now() },
    );
    await recordDecision(tx, held, { act: 'product.sent-back', reason });
    return countOf(held);
  });
}

interface Held {
  readonly id: ApprovalId;
  readonly sellerId: SellerId;
  readonly products: readonly WaitingRow[];
}

/** Locks the products first, as their sellers do when they edit them. */
async function holdChosen(tx: TxCtx, chosen: Chosen): Promise<Held[]> {
  const ids = chosen.map(({ _id }) => _id);
  const before = await listWaiting(tx.db, ids);
  await holdProducts(
    tx,
    before.map(({ id }) => id),
  );
  const versions = new Map((await lockApprovals(tx.db, ids)).map(row => [row.id, row]));
  if (chosen.some(({ _id, version }) => versions.get(_id)?.version !== version)) throw approvalHasChanged();
  // Read again: what has joined or left since has changed the version.
  const products = Map.groupBy(await listWaiting(tx.db, ids), ({ approvalId }) => approvalId);
  return [...versions.values()].map(row => ({
    ...{ id: row.id, sellerId: row.seller_id, products: products.get(row.id) ?? [] },
  }));
}

function countOf(held: readonly Held[]): number {
  return held.reduce((sum, { products }) => sum + products.length, 0);
}

/** One entry of the audit log and one mail for each seller, however many products there are. */
async function recordDecision(tx: TxCtx, held: readonly Held[], decision: Decision): Promise<void> {
  const bySeller = Map.groupBy(held, ({ sellerId }) => sellerId);
  const sellers = await listTrust(tx.db, [...bySeller.keys()]);
  for (const { id: sellerId, name } of sellers) {
    const products = (bySeller.get(sellerId) ?? []).flatMap(each => each.products);
    const entry = await recordAct(tx, {
      act: decision.act,
      ...(await factsOf(tx, products, { sellerId, name }, decision)),
    });
    await tx.notify('approvals.decided', {
      ...{ sellerId, entry, isApproved: decision.act === 'product.approved' },
      reason: decision.act === 'product.sent-back' ? decision.reason : null,
      products: products.length,
      titles: products.slice(0, NAMED).map(({ title }) => title),
    });
  }
}

async function factsOf(
  tx: TxCtx,
  products: readonly WaitingRow[],
  seller: { readonly sellerId: SellerId; readonly name: string },
  decision: Decision,
) {
  const reason = decision.act === 'product.sent-back' ? { reason: decision.reason } : {};
  const [only, ...others] = products;
  if (!only || others.length > 0)
    return {
      on: { kind: 'seller' as const, id: seller.sellerId, name: seller.name },
      after: { products: storedProducts(products.map(({ title }) => title)), ...reason },
    };
  const names = await readBrandsAndCategories(tx.db);
  const changes = speaking(SOURCE_LANGUAGE, () => waitingChangesOf(only, names));
  return {
    on: { kind: 'product' as const, id: only.id, name: only.title },
    before: Object.fromEntries(changes.map(({ field, before }) => [wireName(field), before])),
    after: { ...Object.fromEntries(changes.map(({ field, after }) => [wireName(field), after])), ...reason },
  };
}
