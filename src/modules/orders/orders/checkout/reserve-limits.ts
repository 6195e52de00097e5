import { type Paise, paise } from '#shared/money/money.ts';

/**
 * How much may be reserved by orders that prove nothing yet: orders to be paid online until they are paid, and cash
 * orders of accounts that never had an order delivered. Any single small order passes all limits that are shared, so a
 * crowd of buyers with one unit each never meets them; what goes beyond draws on a share of the stock.
 */
export interface ReserveLimits {
  /** Online orders of one account that wait for their payment. A second try to pay needs no new order. */
  readonly unpaidOrders: number;
  /** Online orders of one account that were placed within a day and are not paid, given up or cancelled ones among them. */
  readonly unpaidOrdersInADay: number;
  /** Units in unpaid online orders of one account: an office's purchase, and a small part of any catalogue. */
  readonly unpaidUnits: number;
  /** Cash orders on their way to an account that never received one. */
  readonly newCodOrders: number;
  readonly newCodUnits: number;
  /** What they may come to together. One unit may cost more. */
  readonly newCodAmount: Paise;
  /** The first unit of so many products is counted by no shared limit, while the account has no other unproven order. */
  readonly freeProducts: number;
  /** Of one product, for all unproven orders together: this share of what is on the shelf and reserved. */
  readonly shareOfProduct: number;
  /** Of one product, for one account and for one network. */
  readonly shareOfOne: number;
  /** So many counted units of a product are possible whatever the shares, so that a household can buy the last few. */
  readonly leastUnpaid: number;
  readonly leastNewCod: number;
  /** Units of all products for one network. */
  readonly networkUnits: number;
  /** Units of all products that unpaid online orders may reserve in the whole shop. */
  readonly shopUnits: number;
}

/** The figures and why: docs/decisions/0059. */
export const RESERVE_LIMITS: ReserveLimits = {
  unpaidOrders: 3,
  unpaidOrdersInADay: 10,
  unpaidUnits: 50,
  newCodOrders: 5,
  newCodUnits: 10,
  newCodAmount: paise(3_00_000_00),
  freeProducts: 5,
  shareOfProduct: 1 / 2,
  shareOfOne: 1 / 5,
  leastUnpaid: 4,
  leastNewCod: 9,
  networkUnits: 100,
  shopUnits: 1_000,
};

/** For how many hours a cash order counts against what is shared, if it is not shipped or cancelled sooner. */
export const NEW_COD_HOURS = 24;

/** What an account's unproven orders of one kind come to, before the one that is being placed. */
export interface AccountReserve {
  readonly orders: number;
  readonly units: number;
  readonly amount: number;
  /** Online only. */
  readonly ordersInADay: number;
}

/** What is reserved of a product beyond first units, by whom; `stock` is what is on the shelf. */
export interface ProductReserve {
  readonly stock: number;
  readonly byAll: number;
  readonly byAccount: number;
  readonly byNetwork: number;
}

/** Of each line's units, in order, those that count against the shared limits. */
export function countedUnits(quantities: readonly number[], { orders }: AccountReserve, limits: ReserveLimits) {
  return quantities.map((quantity, at) => (orders === 0 && at < limits.freeProducts ? quantity - 1 : quantity));
}

export type AccountExcess = 'orders' | 'orders in a day' | 'units' | 'amount';

/** Which limit of its own an account would pass by an online order of so many units. */
export function unpaidExcess(
  now: AccountReserve,
  units: number,
  limits: ReserveLimits,
): Exclude<AccountExcess, 'amount'> | undefined {
  if (now.orders >= limits.unpaidOrders) return 'orders';
  if (now.ordersInADay >= limits.unpaidOrdersInADay) return 'orders in a day';
  return now.units + units > limits.unpaidUnits ? 'units' : undefined;
}

/** Which limit of its own an account without a delivered order would pass by a cash order. */
export function newCodExcess(
  now: AccountReserve,
  { units, amount }: { readonly units: number; readonly amount: number },
  limits: ReserveLimits,
): Exclude<AccountExcess, 'orders in a day'> | undefined {
  if (now.orders >= limits.newCodOrders) return 'orders';
  if (now.units + units > limits.newCodUnits) return 'units';
  const isOneUnit = now.units === 0 && units === 1;
  return !isOneUnit && now.amount + amount > limits.newCodAmount ? 'amount' : undefined;
}

/** How many more units of a product may be reserved. */
export function reservable(
  { stock, byAll, byAccount, byNetwork }: ProductReserve,
  isOnline: boolean,
  limits: ReserveLimits,
): number {
  const whole = stock + byAll;
  const least = isOnline ? limits.leastUnpaid : limits.leastNewCod;
  const ofAll = Math.max(least, Math.ceil(whole * limits.shareOfProduct));
  const ofOne = Math.max(least, Math.floor(whole * limits.shareOfOne));
  return Math.max(0, Math.min(ofAll - byAll, ofOne - byAccount, ofOne - byNetwork));
}
