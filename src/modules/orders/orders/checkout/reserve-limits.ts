import { type Paise, paise } from '#shared/money/money.ts';

/**
 * Limits on stock reserved by unproven orders: online orders until they are paid, and cash orders of accounts without a
 * delivered order. Every small order passes the shared limits, so many shoppers buying one unit each never meet them;
 * anything beyond draws on a share of the stock.
 */
export interface ReserveLimits {
  /** Unpaid online orders per account. A second payment attempt needs no new order. */
  readonly unpaidOrders: number;
  /** Online orders an account placed within 24 hours without paying, including expired and cancelled ones. */
  readonly unpaidOrdersInADay: number;
  /** Units in an account's unpaid online orders. */
  readonly unpaidUnits: number;
  /** Open cash orders of an account without a delivered order. */
  readonly newCodOrders: number;
  readonly newCodUnits: number;
  /** Their total; a single unit may cost more. */
  readonly newCodAmount: Paise;
  /**
   * The first unit of this many products does not count against shared limits if the account has no other unproven
   * order.
   */
  readonly freeProducts: number;
  /** Per product, for all unproven orders together: the share of available plus reserved stock. */
  readonly shareOfProduct: number;
  /** Per product, for one account or one network. */
  readonly shareOfOne: number;
  /** This many counted units of a product are always possible, so that the last few can be bought. */
  readonly leastUnpaid: number;
  readonly leastNewCod: number;
  /** Units of all products per network. */
  readonly networkUnits: number;
  /** Units of all products in unpaid online orders of the whole shop. */
  readonly shopUnits: number;
}

/** Reasons for the figures: docs/decisions/0059. */
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

/** Hours for which a cash order counts against the shared limits unless it ships or is cancelled earlier. */
export const NEW_COD_HOURS = 24;

/** An account's unproven orders of one kind, without the one being placed. */
export interface AccountReserve {
  readonly orders: number;
  readonly units: number;
  readonly amount: number;
  /** Online orders only. */
  readonly ordersInADay: number;
}

/** Reserved units of a product beyond first units, and its available `stock`. */
export interface ProductReserve {
  readonly stock: number;
  readonly byAll: number;
  readonly byAccount: number;
  readonly byNetwork: number;
}

/** For each line, the units that count against the shared limits. */
export function countedUnits(quantities: readonly number[], { orders }: AccountReserve, limits: ReserveLimits) {
  return quantities.map((quantity, at) => (orders === 0 && at < limits.freeProducts ? quantity - 1 : quantity));
}

export type AccountExcess = 'orders' | 'orders in a day' | 'units' | 'amount';

/** The account limit an online order of `units` would exceed. */
export function unpaidExcess(
  now: AccountReserve,
  units: number,
  limits: ReserveLimits,
): Exclude<AccountExcess, 'amount'> | undefined {
  if (now.orders >= limits.unpaidOrders) return 'orders';
  if (now.ordersInADay >= limits.unpaidOrdersInADay) return 'orders in a day';
  return now.units + units > limits.unpaidUnits ? 'units' : undefined;
}

/** The account limit a cash order would exceed, for an account without a delivered order. */
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
