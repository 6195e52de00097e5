import * as z from 'zod/mini';
import { TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import type { OrderFilter } from '#orders/orders/list/order-filter.schema.ts';
import type {
  listInvoices as invoicesEndpoint,
  listPicks as picksEndpoint,
  listSlips as slipsEndpoint,
} from '#orders/orders/parcels/packing.contract.ts';
import { findOrders } from '#orders/orders/server/reading/found-orders.ts';
import {
  listLines,
  listOrdersOfParts,
  listPartsById,
  type Scope,
} from '#orders/orders/server/reading/orders.queries.ts';
import { listSerialLines } from '#orders/serials/server/serials.ts';
import type { Ctx } from '#platform/context.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { pageOfList } from '#shared/api/page-of-list.ts';
import {
  countPicked,
  countSlips,
  listPartsNamed,
  listPartsToPack,
  listPicked,
  listSenders,
  type ToPack,
} from './packing.queries.ts';
import { presentSlip } from './present-slip.ts';

const PICKS_PER_PAGE = 100;
const SLIPS_PER_PAGE = 20;

/** The pick list: each product once, for the parts to dispatch in scope. @throws notAllowed */
export async function listPicks(
  ctx: Ctx,
  scope: Scope,
  { page = 1, limit = PICKS_PER_PAGE, orders, ...filter }: InputOf<typeof picksEndpoint>,
): Promise<Omit<WireAnswerOf<typeof picksEndpoint>, 'success'>> {
  const toPack = packed(ctx, scope, orders, filter);
  const { goods, units, orders: parcels } = await countPicked(ctx.db, toPack);
  const data = await listPicked(ctx.db, toPack, limit, (page - 1) * limit);
  return { ...pageOfList(data, goods, page, limit), units, orders: parcels };
}

/** One packing slip per part in scope. @throws notAllowed */
export async function listSlips(
  ctx: Ctx,
  scope: Scope,
  { page = 1, limit = SLIPS_PER_PAGE, orders: numbers, ...filter }: InputOf<typeof slipsEndpoint>,
): Promise<Omit<WireAnswerOf<typeof slipsEndpoint>, 'success'>> {
  const toPack = packed(ctx, scope, numbers, filter);
  const total = await countSlips(ctx.db, toPack);
  const ids = await listPartsToPack(ctx.db, toPack, limit, (page - 1) * limit);
  const parts = new Map((await listPartsById(ctx.db, ids)).map(part => [part.id, part]));
  const lines = Map.groupBy(await listLines(ctx.db, ids), line => line.part_id);
  const orders = new Map((await listOrdersOfParts(ctx.db, ids)).map(order => [order.id, order]));
  const sellers = [...new Set([...parts.values()].map(part => part.seller_id))];
  const senders = new Map((await listSenders(ctx.db, sellers)).map(sender => [sender.id, sender]));
  const documents = await ctx.ports.finance.listDocumentsOf(ctx.db, ids);
  const serials = await listSerialLines(ctx.db, ids);
  const data = ids.flatMap(id => {
    const part = parts.get(id);
    const order = part && orders.get(part.order_id);
    if (!part || !order) return [];
    return [presentSlip({ order, part, lines: lines.get(id) ?? [], documents, serials }, senders.get(part.seller_id))];
  });
  return pageOfList(data, total, page, limit);
}

/** Invoices of the given orders, as far as they are in scope. @throws notAllowed */
export async function listInvoices(
  ctx: Ctx,
  scope: Scope,
  { page = 1, limit = SLIPS_PER_PAGE, orders: numbers, seller }: InputOf<typeof invoicesEndpoint>,
): Promise<Omit<WireAnswerOf<typeof invoicesEndpoint>, 'success'>> {
  const parts = await listPartsNamed(ctx.db, findOrders(scope, { seller }, ctx.now()), numbers);
  const { documents, total } = await ctx.ports.finance.listStandingInvoices(ctx.db, parts, {
    limit,
    offset: (page - 1) * limit,
  });
  const data = documents.map(document => z.encode(TaxDocument, document));
  return pageOfList(data, total, page, limit);
}

/** Given numbers replace the filter, which might hide some of them. */
function packed(ctx: Ctx, scope: Scope, numbers: readonly number[] | undefined, filter: OrderFilter): ToPack {
  const { status, seller, ...rest } = filter;
  const found = findOrders(scope, numbers ? { seller } : { seller, ...rest }, ctx.now());
  return { found, numbers, status };
}
