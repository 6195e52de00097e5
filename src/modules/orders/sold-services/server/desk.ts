import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { listTakers, setTaker } from '#orders/exchanges/server/exchanges.ts';
import type { DeskService, DeskServices, saveServices as saveCall } from '#orders/sold-services/desk.contract.ts';
import { servicesChanged, servicesInvalid } from '#orders/sold-services/refusals.ts';
import { KINDS_OF_SERVICE, type Service } from '#orders/sold-services/service.ts';
import type { ActorCtx, Ctx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { readCategories } from '#products/catalog/server/catalog.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { notAllowed } from '#shared/api/problems.ts';
import { newId, type SellerId } from '#shared/id.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { t } from '#shared/language/t.ts';
import { toRupees } from '#shared/money/money.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { listOfferedExtras } from './extras.queries.ts';

type Wire = WireAnswerOf<typeof saveCall>['data'];

export async function readServices(ctx: ActorCtx): Promise<Wire> {
  return wireOf(ctx, ownId(ctx));
}

/**
 * Replaces what a seller offers. Places that are taken stay taken, also where fewer are offered now.
 * @throws servicesInvalid with the fields, servicesChanged with what is stored
 */
export async function saveServices(
  ctx: ActorCtx,
  { version, services, windows, exchange }: InputOf<typeof saveCall>,
): Promise<Wire> {
  const sellerId = ownId(ctx);
  return ctx.tx(async tx => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`orders.services ${sellerId}`}, 0))`.execute(tx.db);
    const stored = await wireOf(tx, sellerId);
    if (version !== undefined && version !== stored.version) throw servicesChanged().with({ data: stored });
    await refuseInvalid(tx, services, windows.categories);
    await replaceServices(tx, sellerId, services, new Set(stored.services.flatMap(({ _id }) => _id ?? [])));
    await replaceWindows(tx, sellerId, windows);
    if (typeof exchange === 'boolean') await setTaker(tx, sellerId, exchange);
    tx.changed(cacheTag.servicesOf(sellerId));
    return wireOf(tx, sellerId);
  });
}

/** @param known ids of the services that the seller has now */
async function replaceServices(
  tx: TxCtx,
  sellerId: SellerId,
  services: readonly DeskService[],
  known: ReadonlySet<string>,
): Promise<void> {
  // All of them end first, so that two services can swap their categories.
  await sql`update services set ended_at = ${tx.now()} where seller_id = ${sellerId} and ended_at is null`.execute(
    tx.db,
  );
  const left = new Set(known);
  const rows = services.map(({ _id, gstRate, ...service }, position) => ({
    ...service,
    id: _id && left.delete(_id) ? _id : newId<'service'>(),
    ...{ position, gstRateBp: Math.round(gstRate * 100) },
  }));
  await sql`
      insert into services (id, seller_id, kind, category, names, covers, price_paise, sac, gst_rate_bp, pincodes, days, position)
      select id, ${sellerId}::uuid, kind, category, names, covers, price, sac, "gstRateBp", pincodes, days, position
      from json_to_recordset(${JSON.stringify(rows)}::json) as row(id uuid, kind text, category text, names jsonb,
        covers jsonb, price bigint, sac text, "gstRateBp" int, pincodes jsonb, days int, position int)
      on conflict (id) do update set kind = excluded.kind, category = excluded.category, names = excluded.names,
        covers = excluded.covers, price_paise = excluded.price_paise, sac = excluded.sac,
        gst_rate_bp = excluded.gst_rate_bp, pincodes = excluded.pincodes, days = excluded.days,
        position = excluded.position, ended_at = null`.execute(tx.db);
}

/** Gives a seller who has none yet services and windows; for the demo. */
export async function insertServices(
  tx: TxCtx,
  sellerId: SellerId,
  {
    services,
    windows,
    takesExchange = false,
  }: Pick<DeskServices, 'services' | 'windows'> & {
    readonly takesExchange?: boolean;
  },
): Promise<void> {
  await replaceServices(tx, sellerId, services, new Set());
  await replaceWindows(tx, sellerId, windows);
  await setTaker(tx, sellerId, takesExchange);
}

async function replaceWindows(
  tx: TxCtx,
  sellerId: SellerId,
  { categories, places }: InputOf<typeof saveCall>['windows'],
): Promise<void> {
  await tx.db.deleteFrom('slot_offers').where('seller_id', '=', sellerId).execute();
  await tx.db.deleteFrom('slot_categories').where('seller_id', '=', sellerId).execute();
  if (places.length > 0)
    await tx.db
      .insertInto('slot_offers')
      .values(places.map(place => ({ ...place, seller_id: sellerId })))
      .execute();
  if (categories.length > 0)
    await tx.db
      .insertInto('slot_categories')
      .values([...new Set(categories)].map(category => ({ category, seller_id: sellerId })))
      .execute();
}

async function refuseInvalid(tx: TxCtx, services: readonly DeskService[], large: readonly string[]): Promise<void> {
  const tree = await readCategories(tx.db);
  const isKnown = (category: string) => tree.get(category) !== undefined;
  const faults = services.flatMap(({ kind, category, names, days }, at): [string, () => string][] => {
    const twice = services.findIndex(other => other.kind === kind && other.category === category) < at;
    const needsDays = KINDS_OF_SERVICE[kind].isVisit !== (days !== null);
    return [
      ...(names[SOURCE_LANGUAGE] ? [] : [fault(at, 'names', () => t('orders.services.desk.fault.name'))]),
      ...(category === null || isKnown(category)
        ? []
        : [fault(at, 'category', () => t('orders.services.desk.fault.category'))]),
      ...(twice ? [fault(at, 'category', () => t('orders.services.desk.fault.twice'))] : []),
      ...(needsDays ? [fault(at, 'days', () => t('orders.services.desk.fault.days'))] : []),
    ];
  });
  const strange = large.findIndex(category => !isKnown(category));
  if (strange >= 0) faults.push([`windows.categories.${strange}`, () => t('orders.services.desk.fault.category')]);
  if (faults.length > 0) throw servicesInvalid().with({ fields: Object.fromEntries(faults) });
}

const fault = (at: number, field: string, say: () => string): [string, () => string] => [
  `services.${at}.${field}`,
  say,
];

async function wireOf(ctx: Ctx, sellerId: SellerId): Promise<Wire> {
  const { services, slots, large } = await listOfferedExtras(ctx.db, [sellerId], dayIn(ctx.now()));
  const { isOn } = await setting(ctx, 'phoneExchange');
  const data = {
    exchange: isOn ? (await listTakers(ctx.db, [sellerId])).has(sellerId) : null,
    services: services.map(presentService),
    windows: {
      categories: large.map(({ category }) => category),
      places: slots.map(({ weekday, period, capacity }) => ({ weekday, period, capacity })),
    },
  };
  const tree = await readCategories(ctx.db);
  const version = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22);
  const categories = tree.all.map(({ id }) => ({ _id: id, name: pathName(tree, id, ctx.language) }));
  return { version, categories, ...data };
}

/** “Televisions”, “Mobiles › Cases”. */
function pathName(tree: CategoryTree, id: string, language: string): string {
  return tree
    .upFrom(id)
    .toReversed()
    .map(above => tree.nameOf(above.id, language))
    .join(' › ');
}

function presentService({ id, kind, category, names, covers, price, sac, gstRateBp, pincodes, days }: Service) {
  return {
    ...{ _id: id, kind, category, names, covers, sac, days },
    price: toRupees(price),
    gstRate: gstRateBp / 100,
    pincodes: [...pincodes],
  };
}

function ownId({ actor }: ActorCtx): SellerId {
  if (!actor.sellerId) throw notAllowed();
  return actor.sellerId;
}
