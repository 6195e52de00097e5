import type { Ctx, Follower } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { cacheTag, productsIn } from '#platform/http/cache/cache-tags.ts';
import type { ProductId } from '#shared/id.ts';
import { presentShown, type ShownProduct } from './catalog.present.ts';
import { listShownProducts } from './catalog.queries.ts';

/**
 * How much is cached, in characters: two halves of about 8 MB of ordinary products each. The older half is dropped when the
 * newer one is full.
 */
const HALF = 8_000_000;
/** What a product needs besides its description. */
const CHARACTERS_BESIDES = 800;

/**
 * Products as lists, suggestions and other products' pages show them, in the order of `ids`, without those no longer on
 * sale. Those that were shown before are in memory until they change. Not for use inside a transaction.
 */
export function shownProducts(ctx: Ctx, ids: readonly ProductId[]): Promise<ShownProduct[]> | ShownProduct[] {
  return ctx.follow('shown products', () => new CachedProducts()).read(ctx.primary, ids);
}

/**
 * The products that were shown last, each until a change of it is notified. A product that changes while it is being read
 * is not cached; while notifications may be missed, none is.
 */
export class CachedProducts implements Follower {
  #newer = new Map<ProductId, ShownProduct>();
  #older = new Map<ProductId, ShownProduct>();
  #characters = 0;
  /** For each read in progress, what has changed since it began; undefined after a change that names no products. */
  readonly #reading = new Set<{ changed: Set<ProductId> | undefined }>();
  #isDisconnected = false;

  subscribe(tags: ReadonlySet<string>): void {
    const ids = productsIn(tags);
    const isUnnamed = ids.length === 0 && tags.has(cacheTag.catalog);
    if (isUnnamed || tags.has(cacheTag.everything)) this.#dropAll();
    for (const id of ids) {
      this.#newer.delete(id);
      this.#older.delete(id);
      for (const { changed } of this.#reading) changed?.add(id);
    }
  }

  setDisconnected(isDisconnected: boolean): void {
    this.#isDisconnected = isDisconnected;
    this.#dropAll();
  }

  read(db: Database, ids: readonly ProductId[]): Promise<ShownProduct[]> | ShownProduct[] {
    const found = ids.map(id => this.#find(id));
    const missing = ids.filter((_id, at) => found[at] === undefined);
    return missing.length === 0 ? (found as ShownProduct[]) : this.#complete(db, ids, found, missing);
  }

  async #complete(
    db: Database,
    ids: readonly ProductId[],
    found: readonly (ShownProduct | undefined)[],
    missing: readonly ProductId[],
  ): Promise<ShownProduct[]> {
    const reading = { changed: this.#isDisconnected ? undefined : new Set<ProductId>() };
    this.#reading.add(reading);
    try {
      const read = new Map((await listShownProducts(db, missing)).map(row => [row.id, presentShown(row)]));
      for (const [id, product] of read) if (reading.changed?.has(id) === false) this.#keep(id, product);
      return ids.flatMap((id, at) => found[at] ?? read.get(id) ?? []);
    } finally {
      this.#reading.delete(reading);
    }
  }

  #find(id: ProductId): ShownProduct | undefined {
    const newer = this.#newer.get(id);
    if (newer) return newer;
    const older = this.#older.get(id);
    if (older) {
      this.#older.delete(id);
      this.#keep(id, older);
    }
    return older;
  }

  #keep(id: ProductId, product: ShownProduct): void {
    this.#newer.set(id, product);
    const texts = [product.summary, ...product.translations];
    this.#characters += texts.reduce((sum, { description }) => sum + description.length, CHARACTERS_BESIDES);
    if (this.#characters < HALF) return;
    this.#older = this.#newer;
    this.#newer = new Map();
    this.#characters = 0;
  }

  #dropAll(): void {
    this.#newer.clear();
    this.#older.clear();
    this.#characters = 0;
    for (const reading of this.#reading) reading.changed = undefined;
  }
}
