import { ALL_RULES, breachesOf } from '#commands/check/breaches.ts';
import { openStill } from '#commands/open-still.ts';
import { readEnv } from '#config/env.ts';
import { readAtOneMoment } from '#platform/backup/source/shop-source.ts';
import { say } from '#process/printout.ts';

/** Asks a shop, also one that is running, whether what must hold of it holds. @returns whether it does */
export async function checkShop(): Promise<boolean> {
  const open = await openStill(readEnv(process.env));
  try {
    const found = await readAtOneMoment(open, (_source, tx) => breachesOf(tx));
    for (const sentence of found) say(`✖ ${sentence}`);
    const count = Object.keys(ALL_RULES).length;
    say(found.length === 0 ? `✔ All ${count} rules hold.` : `${found.length} of ${count} rules are violated.`);
    return found.length === 0;
  } finally {
    await open.close();
  }
}
