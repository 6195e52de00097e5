import { createInterface } from 'node:readline/promises';
import { refuse, withShop } from '#commands/with-shop.ts';
import { countRealOrders } from '#orders/orders/server/orders.ts';
import { DEMO_SHOPPERS, emptyShop } from '#process/empty-shop.ts';
import { say, step } from '#process/printout.ts';
import { countText } from '#shared/text/count-text.ts';

const QUESTION =
  'All products, orders and people except administrators will be deleted permanently. Type "empty" to continue: ';

/** Empties a shop of the demo; of one that has traded only when that is said. */
export function emptyForRealProducts(flags: ReadonlySet<string>): Promise<boolean> {
  return withShop(async ctx => {
    const orders = await countRealOrders(ctx.db, DEMO_SHOPPERS);
    if (orders > 0 && !flags.has('--with-orders'))
      return refuse(
        `There ${orders === 1 ? 'is' : 'are'} ${countText(orders, 'real order')} in this shop, whose records must be kept by law. Nothing was changed.`,
      );
    if (!flags.has('--yes') && !(await agrees())) return refuse('Nothing was changed.');
    await step('Empty the shop', () => ctx.tx(emptyShop));
    say('The shop is empty and ready for your own products. Administrators, settings and brands were kept.');
    return true;
  });
}

async function agrees(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const asked = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asked.question(QUESTION);
  asked.close();
  return answer.trim() === 'empty';
}
