/** The door to delivery. */
import { DISTRICT_DIGITS, notServed } from '#features/delivery/contract.ts';
import { districtOf } from '#features/delivery/district-of.ts';
import { isServed, type ServiceArea } from '#features/delivery/service-area.ts';
import { setting } from '#features/shop/server/shop.ts';
import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';

/** Where the shop delivers, as it stands now, without asking the database each time. Not for use inside a transaction. */
export function serviceArea(ctx: Ctx): Promise<ServiceArea> {
  return ctx.remember('delivery.service-area', [cacheTag.settings], () => setting(ctx, 'serviceArea'));
}

/** @throws notServed when goods can't be sent to this PIN code */
export function refuseUnserved(area: ServiceArea, pincode: string): void {
  if (!isServed(districtOf(area, pincode.slice(0, DISTRICT_DIGITS)), pincode)) throw notServed(pincode);
}
