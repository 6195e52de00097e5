import { returnNotAllowed } from '#orders/orders/checkout/return-problems.ts';
import type { Ctx } from '#platform/context.ts';
import { isAllowedOrigin } from '#shop/shop/server/shop.ts';

/**
 * Where a payment page leads back to: a page of another website, which gets the id of the order as `orderId`. Undefined for
 * the shop's own page.
 * @throws returnNotAllowed unless the settings allow its origin
 */
export async function returnAddress(ctx: Ctx, given: string | undefined): Promise<URL | undefined> {
  if (given === undefined) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  // Providers add words of their own at the end. Addresses like `blob:https://…` have the origin that they name.
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.username + url.password + url.hash !== '' ||
    !(await isAllowedOrigin(ctx, url.origin))
  )
    throw returnNotAllowed();
  return url;
}
