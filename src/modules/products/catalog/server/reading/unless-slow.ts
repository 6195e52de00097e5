import type { Ctx } from '#platform/context.ts';
import { isTimeout } from '#platform/db/database-errors.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';

/** How long nothing is asked again. */
const PAUSE_MS = 60_000;

/**
 * What `ctx.remember` keeps, for parts that a page can do without: undefined if the statement took too long, and for a
 * minute after that, so that a slow statement neither fails the page nor is repeated for each visitor. A change of the tags ends the minute.
 */
export async function unlessSlow<Value>(
  ctx: Ctx,
  key: string,
  tags: readonly string[],
  make: () => Promise<Value>,
): Promise<Value | undefined> {
  const pause = cacheTag.until(new Date(ctx.now().getTime() + PAUSE_MS));
  const found = await ctx.remember(`${key}, unless slow`, [pause, ...tags], async () => {
    try {
      return { value: await ctx.remember(key, tags, make) };
    } catch (error) {
      if (!isTimeout(error)) throw error;
      ctx.log.warn({ err: error }, 'a part of a page is left out for a minute');
      return null;
    }
  });
  if (!found) ctx.dependsOn(pause);
  return found?.value;
}
