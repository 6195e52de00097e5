import type { Namesakes } from '#people/accounts/registration/reserved-names.ts';
import type { Ctx } from '#platform/context.ts';
import { setting } from '#shop/shop/server/shop.ts';

/** The reserved names, from the current names of the shop and its brands. */
export async function namesakes(ctx: Ctx): Promise<Namesakes> {
  const { name: shopName } = await setting(ctx, 'identity');
  return { shopName, brands: await ctx.ports.brandNames(ctx) };
}

declare module '#platform/context.ts' {
  interface Ports {
    /** Names of all brands, including hidden ones. Must not be called inside a transaction. */
    readonly brandNames: (ctx: Ctx) => Promise<readonly string[]>;
  }
}
