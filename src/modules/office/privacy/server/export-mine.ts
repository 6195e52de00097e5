import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod/mini';
import { listDocumentsOfBuyer } from '#finance/invoices/server/invoices.ts';
import { listChangesOf } from '#office/assistants/server/assistants.ts';
import { listMessagesOf } from '#office/contact/server/contact.ts';
import { PersonalData } from '#office/privacy/personal-data.schema.ts';
import { listEndpointsOf } from '#office/webhooks/server/webhooks.ts';
import { listAgentSessionsOf } from '#orders/agents/server/agents.ts';
import { listCartOf } from '#orders/cart/server/cart.ts';
import { listCheckoutsOf } from '#orders/checkouts/server/checkouts.ts';
import { listQuotesOf } from '#orders/exchanges/server/exchanges.ts';
import { listOrdersOf } from '#orders/orders/server/orders.ts';
import { listReturnsOf } from '#orders/returns/server/returns.ts';
import { listAccountOf } from '#people/accounts/server/accounts.ts';
import { listAddressesOf, listCompanyOf } from '#people/addresses/server/addresses.ts';
import { findSellerOf, sellerIdOf } from '#people/sellers/server/sellers.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { listProposalsOf } from '#products/fronts/server/fronts.ts';
import { listQuestionsOf } from '#products/questions/server/questions.ts';
import { listReviewsOf } from '#products/reviews/server/reviews.ts';
import { listWishlistOf } from '#products/wishlist/server/wishlist.ts';
import type { Actor } from '#shared/api/actor.ts';
import { listActsOfPerson } from '#shop/audit/server/audit.ts';

/** All personal data of the signed-in user, read in one transaction. */
export async function exportMine(ctx: ActorCtx): Promise<PersonalData> {
  const { id } = ctx.actor;
  return ctx.tx(async tx => {
    const { db } = tx;
    const sellerId = await sellerIdOf(db, id);
    return {
      madeAt: ctx.now(),
      ...(await listAccountOf(db, id)),
      webhookEndpoints: await endpointsOf(ctx.actor, db),
      seller: (await findSellerOf(db, id)) ?? null,
      addresses: await listAddressesOf(db, id),
      company: await listCompanyOf(db, id),
      ...(await listCartOf(db, id)),
      checkouts: await listCheckoutsOf(db, id),
      exchangeQuotes: await listQuotesOf(db, id),
      agentCheckouts: await listAgentSessionsOf(db, id, ctx.actor.email),
      wishlist: await listWishlistOf(db, id),
      orders: await listOrdersOf(db, id),
      returns: await listReturnsOf(db, id),
      invoices: await listDocumentsOfBuyer(db, id),
      ...(await listReviewsOf(db, id)),
      ...(await listQuestionsOf(db, id)),
      sectionProposals: sellerId ? await listProposalsOf(db, sellerId) : [],
      suggestedChanges: await listChangesOf(db, id),
      messages: await listMessagesOf(db, id),
      administratorsActs: await listActsOfPerson(tx, id, sellerId),
    };
  });
}

async function endpointsOf({ kind, sellerId }: Actor, db: Database): Promise<PersonalData['webhookEndpoints']> {
  const endpoints = kind === 'seller' && sellerId ? await listEndpointsOf(db, sellerId) : [];
  return endpoints.map(({ name, url, events, created_at }) => ({ name, url, events: [...events], since: created_at }));
}

/** Number of list items written before yielding to the event loop. */
const BATCH = 20;

/** Writes the JSON response in chunks, so that a large export does not block the process. */
export async function* writeData(data: PersonalData): AsyncGenerator<string> {
  yield '{"success":true,"data":{';
  let comma = '';
  for (const [name, schema] of Object.entries(PersonalData.shape)) {
    yield `${comma}"${name}":`;
    const value = data[name as keyof PersonalData];
    if (schema instanceof z.ZodMiniArray && Array.isArray(value)) yield* writeList(schema._zod.def.element, value);
    else yield JSON.stringify(z.core.encode(schema, value as never));
    comma = ',';
  }
  yield '}}';
}

async function* writeList(schema: z.core.$ZodType, all: readonly unknown[]): AsyncGenerator<string> {
  yield '[';
  for (let at = 0; at < all.length; at += BATCH) {
    const some = all.slice(at, at + BATCH).map(each => JSON.stringify(z.core.encode(schema, each as never)));
    yield `${at > 0 ? ',' : ''}${some.join(',')}`;
    await nextTurn();
  }
  yield ']';
}
