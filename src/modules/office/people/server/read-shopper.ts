import { listTicketsOf } from '#office/contact/server/contact.ts';
import { personIsMissing } from '#office/people/contract.ts';
import type { getShopper } from '#office/people/shoppers.contract.ts';
import { NEWEST_ACTS, NEWEST_ORDERS } from '#office/people/vendor-page.contract.ts';
import { listOrders } from '#orders/orders/server/orders.ts';
import { countSessionsOf, findPerson } from '#people/accounts/server/accounts.ts';
import { countAddressesOf } from '#people/addresses/server/addresses.ts';
import type { ActorCtx } from '#platform/context.ts';
import { countReviewsOf } from '#products/reviews/server/reviews.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import type { UserId } from '#shared/id.ts';
import { listActsOn, recordLook } from '#shop/audit/server/audit.ts';
import { presentStanding } from './block-person.ts';

const NEWEST_TICKETS = 10;

/**
 * What customer care needs to help one shopper, without addresses and messages. The view is recorded in the audit log
 * before any data is read.
 * @throws personIsMissing also for sellers and administrators
 */
export async function readShopper(ctx: ActorCtx, id: UserId): Promise<WireAnswerOf<typeof getShopper>['data']> {
  const person = await findPerson(ctx.db, id);
  if (person?.kind !== 'shopper') throw personIsMissing();
  await ctx.tx(tx => recordLook({ ...tx, actor: ctx.actor }, person));

  const { db } = ctx;
  const { data: newest, counts } = await listOrders(ctx, { kind: 'buyer', userId: id }, { limit: NEWEST_ORDERS });
  const tickets = await listTicketsOf(db, id, NEWEST_TICKETS);
  return {
    _id: id,
    userName: person.userName,
    email: person.email,
    mobile: person.mobile,
    since: person.since.toISOString(),
    standing: presentStanding(person),
    addresses: await countAddressesOf(db, id),
    sessions: await countSessionsOf(db, id),
    reviews: await countReviewsOf(db, id),
    tickets: tickets.map(({ id: _id, number, subject, status, receivedAt }) => ({
      ...{ _id, ticket: number, subject, status },
      receivedAt: receivedAt.toISOString(),
    })),
    orders: { counts, newest },
    history: await listActsOn(db, id, NEWEST_ACTS),
  };
}
