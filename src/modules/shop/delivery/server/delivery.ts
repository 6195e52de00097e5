/** The facade of delivery. */

import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { DISTRICT_DIGITS } from '#shop/delivery/contract.ts';
import { districtOf } from '#shop/delivery/district-of.ts';
import { notServed } from '#shop/delivery/not-served.ts';
import { isServed, type ServiceArea } from '#shop/delivery/service-area.ts';
import { setting } from '#shop/shop/server/shop.ts';

/** Where the shop delivers, cached in memory. Not for use inside a transaction. */
export function serviceArea(ctx: Ctx): Promise<ServiceArea> {
  return ctx.remember('delivery.service-area', [cacheTag.settings], () => setting(ctx, 'serviceArea'));
}

/** Whether the shop delivers to this PIN code. */
export function isDelivered(area: ServiceArea, pincode: string): boolean {
  return isServed(districtOf(area, pincode.slice(0, DISTRICT_DIGITS)), pincode);
}

/** @throws notServed if the shop does not deliver to this PIN code */
export function refuseUnserved(area: ServiceArea, pincode: string): void {
  if (!isDelivered(area, pincode)) throw notServed(pincode);
}
