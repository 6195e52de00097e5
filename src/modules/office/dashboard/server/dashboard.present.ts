import type { addUp } from '#office/dashboard/add-up.ts';
import type { getDashboard } from '#office/dashboard/contract.ts';
import type { Intervals } from '#office/dashboard/period.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { paise, toRupees } from '#shared/money/money.ts';
import type { ToDispatchRow } from './dispatch.queries.ts';
import type { BestSellerRow } from './sales.queries.ts';
import type { LowStockRow, WaitingSellerRow } from './waiting.queries.ts';

type WireDashboard = WireAnswerOf<typeof getDashboard>['data'];
type Figures = ReturnType<typeof addUp>;

export function presentDashboardFigures(figures: Figures, { now, before }: Intervals) {
  return {
    from: now.from.toISOString(),
    to: now.to.toISOString(),
    fromBefore: before.from.toISOString(),
    toBefore: before.to.toISOString(),
    now: presentTotals(figures.now),
    before: presentTotals(figures.before),
    points: figures.points.map(point => ({
      from: point.from.toISOString(),
      sales: rupees(point.sales),
      orders: point.orders,
      salesBefore: rupees(point.before.sales),
      ordersBefore: point.before.orders,
    })),
  };
}

export function presentToDispatch(row: ToDispatchRow): WireDashboard['dispatch']['oldest'][number] {
  return {
    _id: row.id,
    number: orderNumber(row.number),
    sellers: row.sellers,
    title: row.title,
    others: row.others,
    city: row.city,
    pincode: row.pincode,
    orderStatus: row.status,
    orderDate: row.placedAt.toISOString(),
  };
}

export function presentBestSeller(row: BestSellerRow): WireDashboard['bestSellers'][number] {
  const { id, title, image, seller, pieces } = row;
  return { _id: id, title, image, seller, pieces, sales: toRupees(row.sales) };
}

export function presentLowStock(row: LowStockRow): WireDashboard['lowStock']['fewest'][number] {
  const { id, title, image, seller, stock } = row;
  return { _id: id, title, image, seller, totalStock: stock };
}

export function presentWaitingSeller(row: WaitingSellerRow) {
  return {
    _id: row.id,
    userName: row.userName,
    gstNumber: row.gstin,
    city: row.city,
    registeredAt: row.createdAt.toISOString(),
  };
}

function presentTotals({ sales, delivery, orders }: Figures['now']): WireDashboard['now'] {
  return { sales: rupees(sales), delivery: rupees(delivery), orders };
}

function rupees(amount: number): number {
  return toRupees(paise(amount));
}
