import { sql } from 'kysely';
import type { ActorCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { deviceWords, type FitRule, fits } from '#products/catalog/product/fits/fit-rules.ts';
import { knownCategories } from '#products/catalog/server/categories.ts';
import { matchOf } from '#products/catalog/server/offers/match-of.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { ProductId, UserId } from '#shared/id.ts';

declare module '#platform/context.ts' {
  interface Ports {
    /** The products of a user's delivered orders, the last ordered first. */
    readonly receivedProducts: (db: Database, userId: UserId) => Promise<readonly ProductId[]>;
  }
}

const MOST = 3;

/** The titles of what a shopper has received that a product on sale fits, the last bought first. */
export async function ownFitted(ctx: ActorCtx, id: ProductId): Promise<string[]> {
  const rules = await rulesOf(ctx.db, id);
  if (rules.length === 0) return [];
  const received = await ctx.ports.receivedProducts(ctx.db, ctx.actor.id);
  const devices = new Map((await listDevices(ctx.db, received)).map(device => [device.id, device]));
  const categories = await knownCategories(ctx);
  const titles = received.flatMap(productId => {
    const device = devices.get(productId);
    if (!device) return [];
    const kinds = categories.upFrom(device.kind).map(above => above.id);
    return fits(rules, { ...device, kinds, words: deviceWords(device.title, device.model) }) ? [device.title] : [];
  });
  return [...new Set(titles)].slice(0, MOST);
}

async function rulesOf(db: Database, id: ProductId): Promise<readonly FitRule[]> {
  const row = await db
    .selectFrom('products')
    .select('fit_rules')
    .where('id', '=', id)
    .where('listed', '=', true)
    .executeTakeFirst();
  return row?.fit_rules ?? [];
}

interface DeviceRow {
  readonly id: ProductId;
  readonly title: string;
  readonly model: string | null;
  readonly brand: string;
  readonly kind: Kind;
  readonly gtins: readonly string[];
}

/** On sale or not: they were bought. */
async function listDevices(db: Database, ids: readonly ProductId[]): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select p.id, p.title, p.model, p.brand, p.kind, array_remove(array[${matchOf(sql`p`)}, public_gtin(p.gtin)], null) as gtins
    from products p where p.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
