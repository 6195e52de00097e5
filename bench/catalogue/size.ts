import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { type Times, timed } from '#bench/load/times.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ProductList } from '#products/catalog/contract.ts';
import { liveProducts } from '#products/catalog/server/index/live-products.ts';
import type { ProductId } from '#shared/id.ts';
import type { Shop } from '#src/shop.ts';
import { type CatalogueCase, catalogueCases } from './cases.ts';

export interface MeasuredCase extends Omit<CatalogueCase, 'addresses'> {
  /** Nothing has changed since it was last asked for. */
  readonly quiet: Times;
  /** Something else in the catalogue has changed just before. */
  readonly changed: Times;
}

export interface MeasuredSize {
  readonly products: number;
  /** The first answer of a process, which reads all products into memory. */
  readonly readMs: number;
  readonly readBytes: number;
  readonly cases: readonly MeasuredCase[];
}

/** Measures every case in a fresh shop. */
export async function measureSize(shop: Shop, samples: number, tell: (howFar: string) => void): Promise<MeasuredSize> {
  const before = usedBytes();
  const begun = performance.now();
  await liveProducts(shop.context);
  const readMs = performance.now() - begun;
  const readBytes = usedBytes() - before;
  const { totalItems, facets } = (await shop.app.inject({ url: '/api/shop/products/get' })).json<ProductList>();
  const changeOne = await changer(shop);
  const cases: MeasuredCase[] = [];
  for (const each of catalogueCases(totalItems, facets)) {
    tell(each.name);
    const { addresses, ...named } = each;
    const once = async (at: number) => {
      const url = addresses[at % addresses.length] ?? '';
      const { statusCode, body } = await shop.app.inject({ url });
      if (statusCode !== 200) throw new Error(`${url} answers ${statusCode}: ${body}`);
    };
    const quiet = await timed(samples, once, async () => {});
    cases.push({ ...named, quiet, changed: await timed(samples, once, changeOne) });
  }
  return { products: totalItems, readMs, readBytes, cases };
}

/** Makes what changes the price of one product after another, as its seller would. */
async function changer({ context }: Shop): Promise<() => Promise<void>> {
  const { rows } = await sql<{ id: ProductId }>`
    select id from products where listed and price_paise < 900000000 order by md5(slug) limit 1000`.execute(context.db);
  let at = 0;
  return () =>
    context.tx(async tx => {
      at += 1;
      const id = rows[at % rows.length]?.id as ProductId;
      await sql`update products set price_paise = price_paise + 100 where id = ${id}`.execute(tx.db);
      tx.changed(cacheTag.catalog, cacheTag.product(id));
    });
}

function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
