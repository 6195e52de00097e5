import type { Namesakes } from '#people/accounts/registration/reserved-names.ts';
import type { Ctx } from '#platform/context.ts';
import { setting } from '#shop/shop/server/shop.ts';

/** Whose names nobody may take, as shop and brands are called now. */
export async function namesakes(ctx: Ctx): Promise<Namesakes> {
  const { name: shopName } = await setting(ctx, 'identity');
  return { shopName, brands: await ctx.ports.brandNames(ctx) };
}

declare module '#platform/context.ts' {
  interface Ports {
    /** What the shop's brands are called, hidden ones included. Not for use inside a transaction. */
    readonly brandNames: (ctx: Ctx) => Promise<readonly string[]>;
  }
}
