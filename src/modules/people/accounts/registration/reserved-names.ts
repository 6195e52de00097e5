import { isOneScript, lookOf } from '#people/sellers/seller-name.ts';
import { t } from '#shared/language/t.ts';
import { readUserName } from './user-name.ts';

/** Names that would pass for the shop or for a manufacturer. */
const RESERVED = [
  ...['admin', 'administrator', 'root', 'system', 'moderator', 'owner', 'staff', 'official', 'security'],
  ...['support', 'help', 'helpdesk', 'customer care', 'customer support', 'contact', 'info', 'care', 'grievance'],
  ...['seller', 'vendor', 'shop', 'store', 'payments', 'refunds', 'orders', 'billing', 'noreply', 'postmaster'],
  ...['razorpay', 'paypal', 'null', 'undefined', 'anonymous', 'deleted', 'house seller', 'not available'],
].map(lookOf);

/** A shorter shop name occurs in too many other names to reserve every name that contains it. */
const MIN_TELLING_LENGTH = 5;

/** Names that no account may have. */
export interface Namesakes {
  readonly shopName: string;
  /** Known only on the server. */
  readonly brands?: readonly string[] | undefined;
}

/** Whether a name is reserved: a word of the list, a brand, or one with the shop's name in it (docs/security-cases.md C21). */
export function isReserved(userName: string, { shopName, brands = [] }: Namesakes): boolean {
  const look = lookOf(userName);
  const shop = lookOf(shopName);
  return (
    RESERVED.includes(look) ||
    brands.some(brand => lookOf(brand) === look) ||
    (shop.length >= MIN_TELLING_LENGTH ? look.includes(shop) : look === shop)
  );
}

/** The error message for a new username. Sellers have stricter rules, because it is their shop name. */
export function nameFault(text: string, kind: 'shopper' | 'seller', namesakes: Namesakes): string | undefined {
  const name = readUserName(text);
  if (name === undefined) return t('people.accounts.fault.name');
  if (isReserved(name, namesakes)) return t('people.accounts.fault.reserved');
  return kind === 'seller' && !isOneScript(name) ? t('people.accounts.fault.script') : undefined;
}
