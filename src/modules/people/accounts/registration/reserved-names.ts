import { lookOf } from '#people/sellers/seller-name.ts';

/** Names that would make people believe that the shop itself, or a maker of its products, is speaking. */
const RESERVED = [
  ...['admin', 'administrator', 'root', 'system', 'moderator', 'owner', 'staff', 'official', 'security'],
  ...['support', 'help', 'helpdesk', 'customer care', 'customer support', 'contact', 'info', 'care', 'grievance'],
  ...['seller', 'vendor', 'shop', 'store', 'payments', 'refunds', 'orders', 'billing', 'noreply', 'postmaster'],
  ...['razorpay', 'paypal', 'null', 'undefined', 'anonymous', 'deleted', 'house seller', 'not available'],
].map(lookOf);

/** A shop's name shorter than this is too common a part of other names. */
const TELLING = 5;

/** Whose names nobody else may have. */
export interface Namesakes {
  readonly shopName: string;
  /** Only the server knows them all. */
  readonly brands?: readonly string[] | undefined;
}

/**
 * Whether a name is kept from everybody: a reserved one, that of a brand, or one that holds the shop's own name
 * (docs/security-cases.md C21).
 */
export function isReserved(userName: string, { shopName, brands = [] }: Namesakes): boolean {
  const look = lookOf(userName);
  const shop = lookOf(shopName);
  return (
    RESERVED.includes(look) ||
    brands.some(brand => lookOf(brand) === look) ||
    (shop.length >= TELLING ? look.includes(shop) : look === shop)
  );
}
