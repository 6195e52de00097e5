import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { setting } from './shop.ts';

/** Whether pages of this origin may call the API with bearer tokens. Cached until the settings change. */
export async function isAllowedOrigin(ctx: Ctx, origin: string): Promise<boolean> {
  const allowed = await ctx.remember('allowed origins', [cacheTag.settings], () => setting(ctx, 'allowedOrigins'));
  return allowed.includes(origin);
}
