import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { goodsOf } from '#bench/stand/goods.ts';
import { untilJobsAreDone } from '#bench/stand/jobs-aside.ts';
import { type ServerProcess, startServer } from '#bench/stand/server-process.ts';
import { SHOP_SERVER } from '#bench/stand/shop-server.ts';
import { clearShoppers, signInAdministrator } from '#bench/stand/shoppers.ts';
import type { World } from '#bench/stand/world.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { StandAsked, StandTold } from './stand-process.ts';

/** One of two commits, with a database that its own code has filled. */
export interface Side {
  readonly world: World;
  readonly start: (isCached: boolean) => Promise<ServerProcess>;
  readonly close: () => Promise<void>;
}

/** Where a commit's bench has what is needed of it: now, and before it had folders. */
const PLACES = [
  { stand: 'bench/stand/stand.ts', server: SHOP_SERVER },
  { stand: 'bench/stand.ts', server: 'bench/shop-server.ts' },
] as const;

/** @param most so many of its products are asked for */
export async function openSide(root: string, products: number, most: number): Promise<Side> {
  const place = PLACES.find(({ stand, server }) => [stand, server].every(path => existsSync(join(root, path))));
  if (!place)
    throw new Error(`${root} has no bench that could be asked: ${PLACES.map(({ stand }) => stand).join(', ')}`);
  const asked: StandAsked = { module: pathToFileURL(join(root, place.stand)).href, products };
  const child = fork(join(import.meta.dirname, 'stand-process.ts'), [JSON.stringify(asked)], { cwd: root });
  const gone = once(child, 'exit');
  const told = await Promise.race([once(child, 'message'), gone.then(() => undefined)]);
  if (!told) throw new Error(`the database of ${root} could not be made`);
  const { databaseUrl, dataDir, shoppers } = told[0] as StandTold;
  const { db, close } = await openDatabase({ databaseUrl, dataDir, poolSize: 2 });
  const goods = await goodsOf(db);
  return {
    world: {
      crowd: { shoppers, goods: { ...goods, products: goods.products.slice(0, most) } },
      administrator: await signInAdministrator(db),
      reset: () => clearShoppers(db),
      jobsAreDone: () => untilJobsAreDone(db),
    },
    start: isCached => startServer(place.server, { databaseUrl, dataDir, isCached }, root),
    close: async () => {
      await close();
      if (child.connected) child.disconnect();
      await gone;
    },
  };
}
