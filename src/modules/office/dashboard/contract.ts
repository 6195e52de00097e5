import * as z from 'zod/mini';
import { STATUSES } from '#orders/orders/order-status.ts';
import { get } from '#shared/api/endpoint.ts';
import { dataOf, id, instant, rupeesInAll } from '#shared/api/wire.ts';
import { DASHBOARD_PERIODS } from './period.ts';

const Totals = z.object({
  /** Selling prices of the products; sale.ts defines what counts as a sale. */
  sales: rupeesInAll,
  /** Delivery charges of the same sales. */
  delivery: rupeesInAll,
  orders: z.int(),
});
export type Totals = z.output<typeof Totals>;

const Point = z.object({
  /** Start of an hour, a day or a month. */
  from: instant,
  sales: rupeesInAll,
  orders: z.int(),
  /** The same slot of the previous period. */
  salesBefore: rupeesInAll,
  ordersBefore: z.int(),
});
export type Point = z.output<typeof Point>;

const ToDispatch = z.object({
  _id: id<'order'>(),
  number: z.string(),
  sellers: z.array(z.string()),
  /** The first product, and the number of other products. */
  title: z.string(),
  others: z.int(),
  city: z.string(),
  pincode: z.string(),
  orderStatus: z.enum(STATUSES),
  orderDate: instant,
});
export type ToDispatch = z.output<typeof ToDispatch>;

const product = {
  _id: id<'product'>(),
  title: z.string(),
  image: z.string(),
  seller: z.string(),
};
const BestSeller = z.object({ ...product, pieces: z.int(), sales: rupeesInAll });
export type BestSeller = z.output<typeof BestSeller>;
const LowStock = z.object({ ...product, totalStock: z.int() });
export type LowStock = z.output<typeof LowStock>;

const WaitingSeller = z.object({
  _id: id<'seller'>(),
  userName: z.string(),
  gstNumber: z.nullable(z.string()),
  city: z.nullable(z.string()),
  registeredAt: instant,
});
export type WaitingSeller = z.output<typeof WaitingSeller>;

export const Dashboard = z.object({
  period: z.enum(DASHBOARD_PERIODS),
  /** The period and the previous one, which it is compared with. */
  from: instant,
  to: instant,
  fromBefore: instant,
  toBefore: instant,
  now: Totals,
  before: Totals,
  points: z.array(Point),
  /** All orders of the period, sales or not. */
  byStatus: z.record(z.enum(STATUSES), z.int()),
  /** Independent of the period: orders due today or earlier, how many of them are late, and the oldest. */
  dispatch: z.object({ today: z.int(), late: z.int(), oldest: z.array(ToDispatch) }),
  bestSellers: z.array(BestSeller),
  /** Products on sale that are low on stock or out of stock. */
  lowStock: z.object({ low: z.int(), out: z.int(), fewest: z.array(LowStock) }),
  /** Return requests to decide and returned items to check, independent of the period. */
  returnsWaiting: z.int(),
  /** Null for sellers. */
  sellersWaiting: z.nullable(z.object({ count: z.int(), longest: z.array(WaitingSeller) })),
});
export type Dashboard = z.output<typeof Dashboard>;

export const getDashboard = get('/admin/dashboard/get', {
  summary: 'Sales of a period and open tasks: of the shop for administrators, their own for sellers',
  query: z.strictObject({ period: z.optional(z.enum(DASHBOARD_PERIODS)) }),
  output: dataOf(Dashboard),
});

export const getWaiting = get('/admin/dashboard/waiting', {
  summary: 'How many tasks wait for an administrator on each screen',
  output: dataOf(
    z.object({ orders: z.int(), sellers: z.int(), products: z.int(), proposals: z.int(), returns: z.int() }),
  ),
});
