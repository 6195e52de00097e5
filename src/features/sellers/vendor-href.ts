import * as adminPaths from '#shared/admin-paths.ts';
import type { SellerId } from '#shared/id.ts';

/** The page of one seller in the back-office. */
export function vendorHref(id: SellerId): string {
  return adminPaths.seller(id);
}
