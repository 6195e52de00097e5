/** The door of sellers: what other features and the composition may call. */

export { findSellerNamed } from './find-seller-named.ts';
export { claimLowStockMail, holdApprovedSeller, holdSellers, noteLowStockMail } from './hold-sellers.ts';
export { ensureHouseSeller, updateHouseSeller } from './house-seller.ts';
export { listProfiles } from './profile.queries.ts';
export { publishedPauses, publishedSellers, sellerMaySell } from './published.ts';
export { reopenShops } from './reopen-shops.ts';
export { closeSeller, findSellerOf, sellerIdOf } from './seller-of-person.queries.ts';
export { relistGoodsOfUser } from './seller-of-user.ts';
export { findSellerToTell, sellerOrShop } from './seller-to-tell.queries.ts';
export { sellerEvents } from './sellers.events.ts';
export { insertSeller, isSellerKnown } from './sellers.queries.ts';
export { shippingGaps } from './shipping-gaps.ts';
export { presentVendor, type WireVendor } from './vendors.present.ts';
export { findVendor } from './vendors.queries.ts';
