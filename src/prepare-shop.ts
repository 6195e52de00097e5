import { ensureAdministrator } from '#features/accounts/server/accounts.ts';
import { ensureBrands } from '#features/catalog/server/catalog.ts';
import { ensureHouseSeller } from '#features/sellers/server/sellers.ts';
import { seedIdentity } from '#features/shop/server/shop.ts';
import type { Ctx } from '#platform/context.ts';
import type { Env } from './env.ts';

export interface PreparedShop {
  /** Made in this start, because there was none; `password` is there only when it was made up, and must be shown now. */
  readonly administrator: { readonly email: string; readonly password: string | undefined } | undefined;
}

/**
 * What a shop needs before anybody comes: its name, the house seller, the first brands, an administrator. Every start calls it; what is
 * there stays as it is.
 */
export async function prepareShop(
  ctx: Ctx,
  env: Pick<Env, 'brandName' | 'adminEmail' | 'adminPassword'>,
): Promise<PreparedShop> {
  const identity = await ctx.tx(async tx => {
    const seeded = await seedIdentity(tx, env.brandName);
    await ensureHouseSeller(tx, seeded);
    await ensureBrands(tx);
    return seeded;
  });
  const email = env.adminEmail ?? `admin@${identity.email.split('@').at(-1)}`;
  return { administrator: await ensureAdministrator(ctx, { email, password: env.adminPassword }) };
}
