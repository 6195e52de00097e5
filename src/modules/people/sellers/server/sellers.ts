/** The facade of sellers: what other features and the composition may call. */

export { findSellerNamed } from '#people/sellers/server/find/find-seller-named.ts';
export {
  claimLowStockMail,
  holdApprovedSeller,
  holdSellers,
  holdSellersIn,
  noteLowStockMail,
} from '#people/sellers/server/find/hold-sellers.ts';
export { ensureHouseSeller, updateHouseSeller } from '#people/sellers/server/find/house-seller.ts';
export { closeSeller, findSellerOf, sellerIdOf } from '#people/sellers/server/find/seller-of-person.queries.ts';
export { relistProductsOfUser } from '#people/sellers/server/find/seller-of-user.ts';
export {
  findSellerToNotify,
  languageOfCare,
  listSellersToNotify,
  sellerOrShop,
} from '#people/sellers/server/find/seller-to-notify.queries.ts';
export { deleteSellers, insertSeller, isSellerKnown } from '#people/sellers/server/find/sellers.queries.ts';
export { reopenShops } from '#people/sellers/server/pause/reopen-shops.ts';
export { listProfiles } from '#people/sellers/server/profile/profile.queries.ts';
export { sellerColumns } from '#people/sellers/server/profile/profile-sql.ts';
export { shippingGaps } from '#people/sellers/server/profile/shipping-gaps.ts';
export { presentVendor, type WireVendor } from '#people/sellers/server/vendors/vendors.present.ts';
export { findVendor } from '#people/sellers/server/vendors/vendors.queries.ts';
export { publishedPauses, publishedSellers, sellerIsApproved, sellerMaySell } from './published.ts';
export { sellerEvents } from './sellers.events.ts';
