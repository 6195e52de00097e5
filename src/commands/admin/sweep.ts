import { withShop } from '#commands/with-shop.ts';
import { deleteExpired } from '#people/accounts/server/accounts.ts';
import { sweepThrottles } from '#platform/throttle/sweep-throttles.ts';
import { step } from '#process/printout.ts';
import { sweepUploads } from '#products/media/server/media.ts';

/** Does at once what rounds do in their time. Files that lead nowhere are deleted by the next job of a running shop. */
export function sweep(): Promise<boolean> {
  return withShop(async (ctx, store) => {
    await step('Delete unused uploads', () => sweepUploads(store)(ctx, {}));
    await step('Delete expired counters', () => sweepThrottles()(ctx, {}));
    await step('Delete expired sessions and codes', () => deleteExpired(ctx.db));
    return true;
  });
}
