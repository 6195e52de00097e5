import type { Shopper } from '#bench/stand/shoppers.ts';
import type { Stand } from '#bench/stand/stand.ts';

/** The request for the stand of one commit, and its answer. */
export interface StandAsked {
  /** The module of that commit that makes it. */
  readonly module: string;
  readonly products: number;
}

export interface StandTold {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly shoppers: readonly Shopper[];
}

/** Earlier stands had their crowd directly. */
type AnyStand = Stand | (Omit<Stand, 'world'> & { readonly crowd: Stand['world']['crowd'] });

/** Makes the database of a commit with that commit's code, in its own process; ends with its parent. */
if (import.meta.main) {
  const { module, products } = JSON.parse(process.argv[2] ?? '') as StandAsked;
  const { openStand } = (await import(module)) as { openStand: (products: number) => Promise<AnyStand> };
  const stand = await openStand(products);
  const { shoppers } = 'world' in stand ? stand.world.crowd : stand.crowd;
  process.on('disconnect', () => void stand.close().finally(() => process.exit(0)));
  // A terminal's Ctrl-C reaches the whole group; the parent ends this process.
  process.on('SIGINT', () => {});
  const { databaseUrl, dataDir } = stand;
  process.send?.({ databaseUrl, dataDir, shoppers } satisfies StandTold);
}
