import type { listShoppers as endpoint } from '#office/people/shoppers.contract.ts';
import { countOrdersByBuyer } from '#orders/orders/server/orders.ts';
import { countShoppers, listShopperRows as listPeople } from '#people/accounts/server/accounts.ts';
import type { Ctx } from '#platform/context.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';

/** One page of shoppers, newest first by default. The counts cover those that match the search. */
export async function listShoppers(
  { db }: Ctx,
  { find, standing, sort = 'since', order, ...query }: InputOf<typeof endpoint>,
): Promise<Omit<WireAnswerOf<typeof endpoint>, 'success'>> {
  const counts = await countShoppers(db, find);
  const way = order ?? (sort === 'since' ? 'desc' : 'asc');
  const filter = { find, onlyBlocked: standing === 'blocked' };
  const page = askedPage(query);
  const people = await listPeople(db, filter, { by: sort, order: way }, page);
  const orders = await countOrdersByBuyer(
    db,
    people.map(({ id }) => id),
  );
  const data = people.map(({ id, userName, email, since, blockedAt }) => ({
    _id: id,
    userName,
    email,
    since: since.toISOString(),
    orders: orders.get(id) ?? 0,
    isBlocked: blockedAt !== null,
  }));
  return { ...page.of(data, counts[standing ?? 'all']), counts };
}
