/** The door of sellers: what other features and the composition may call. */
export { ensureHouseSeller } from './house-seller.ts';
export { closeSeller, findSellerOf } from './seller-of-person.queries.ts';
export { insertSeller, isSellerKnown } from './sellers.queries.ts';
