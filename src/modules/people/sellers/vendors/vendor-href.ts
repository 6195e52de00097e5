import type { SellerId } from '#shared/id.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';

/** The page of one seller in the back-office. */
export function vendorHref(id: SellerId): string {
  return adminPaths.seller(id);
}
