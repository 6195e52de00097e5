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
  type OrderScope,
} from '#orders/orders/server/reading/orders.queries.ts';
import { listSerialLines } from '#orders/serials/server/serials.ts';
import { orderServicesOf } from '#orders/sold-services/server/sold-services.ts';
import type { Ctx } from '#platform/context.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
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

/** The pick list: each product once, for the parts to dispatch in scope. @throws notAllowed */
export async function listPicks(
  ctx: Ctx,
  scope: OrderScope,
  { page, limit, orders, ...filter }: InputOf<typeof picksEndpoint>,
): Promise<Omit<WireAnswerOf<typeof picksEndpoint>, 'success'>> {
  const toPack = packed(ctx, scope, orders, filter);
  const { goods, units, orders: parcels } = await countPicked(ctx.db, toPack);
  const asked = askedPage({ page, limit }, PICKS_PER_PAGE);
  return { ...asked.of(await listPicked(ctx.db, toPack, asked), goods), units, orders: parcels };
}

/** One packing slip per part in scope. @throws notAllowed */
export async function listSlips(
  ctx: Ctx,
  scope: OrderScope,
  { page, limit, orders: numbers, ...filter }: InputOf<typeof slipsEndpoint>,
): Promise<Omit<WireAnswerOf<typeof slipsEndpoint>, 'success'>> {
  const toPack = packed(ctx, scope, numbers, filter);
  const asked = askedPage({ page, limit });
  const ids = await listPartsToPack(ctx.db, toPack, asked);
  const parts = new Map((await listPartsById(ctx.db, ids)).map(part => [part.id, part]));
  const lines = Map.groupBy(await listLines(ctx.db, ids), line => line.part_id);
  const orders = new Map((await listOrdersOfParts(ctx.db, ids)).map(order => [order.id, order]));
  const sellers = [...new Set([...parts.values()].map(part => part.seller_id))];
  const senders = new Map((await listSenders(ctx.db, sellers)).map(sender => [sender.id, sender]));
  const documents = await ctx.ports.finance.listDocumentsOf(ctx.db, ids);
  const serials = await listSerialLines(ctx.db, ids);
  const services = await orderServicesOf(ctx.db, ids);
  const data = ids.flatMap(id => {
    const part = parts.get(id);
    const order = part && orders.get(part.order_id);
    if (!part || !order) return [];
    const packed = { order, part, lines: lines.get(id) ?? [], documents, serials, services };
    return [speaking(ctx.language, () => presentSlip(packed, senders.get(part.seller_id)))];
  });
  return asked.of(data, await countSlips(ctx.db, toPack));
}

/** Invoices of the given orders, as far as they are in scope. @throws notAllowed */
export async function listInvoices(
  ctx: Ctx,
  scope: OrderScope,
  { orders: numbers, seller, ...query }: InputOf<typeof invoicesEndpoint>,
): Promise<Omit<WireAnswerOf<typeof invoicesEndpoint>, 'success'>> {
  const parts = await listPartsNamed(ctx.db, findOrders(scope, { seller }, ctx.now()), numbers);
  const page = askedPage(query);
  const { documents, total } = await ctx.ports.finance.listStandingInvoices(ctx.db, parts, page);
  const data = documents.map(document => z.encode(TaxDocument, document));
  const words = documents.map(each => [each.language ?? SOURCE_LANGUAGE, ctx.ports.finance.wordsOf(each)] as const);
  return { ...page.of(data, total), words: Object.fromEntries(words) };
}

/** Given numbers replace the filter, which might hide some of them. */
function packed(ctx: Ctx, scope: OrderScope, numbers: readonly number[] | undefined, filter: OrderFilter): ToPack {
  const { status, seller, ...rest } = filter;
  const found = findOrders(scope, numbers ? { seller } : { seller, ...rest }, ctx.now());
  return { found, numbers, status };
}
