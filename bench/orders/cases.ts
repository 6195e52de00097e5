/** One thing that is asked of the order desk, and how long the slowest in a hundred may take. */
export interface OrdersCase {
  readonly name: string;
  readonly who: 'administrator' | 'seller';
  readonly p99Ms: number;
  readonly addresses: readonly string[];
}

const LIST = '/api/admin/orders/get';

/** @param orders how many there are, @param number the number of one in the middle */
export function ordersCases(orders: number, number: number): OrdersCase[] {
  const list = (name: string, query: string, who: OrdersCase['who'] = 'administrator'): OrdersCase => ({
    name,
    who,
    p99Ms: 300,
    addresses: [`${LIST}${query}`],
  });
  return [
    list('First page', ''),
    list('To dispatch', '?status=toDispatch'),
    list('Delivered', '?status=delivered'),
    list('Middle page', `?page=${Math.round(orders / 40)}`),
    list('Dearest first', '?sort=dearest'),
    list('Last 30 days', '?placed=last30'),
    list('Delivered in the last 30 days', '?placed=last30&status=delivered'),
    list('One seller', `?seller=SELLER`),
    list('Search: a number', `?find=BB-${number}`),
    list('Search: an e-mail', '?find=shopper4321@bench.example'),
    list('Search: one product', '?find=speaker+model+4321'),
    list('Search: a word of every fifth product', '?find=phone'),
    list('Search: nothing', '?find=no+such+thing'),
    list('First page', '', 'seller'),
    list('To dispatch', '?status=toDispatch', 'seller'),
    list('Last 30 days', '?placed=last30', 'seller'),
    list('Search: a word of every fifth product', '?find=phone', 'seller'),
    { ...list('Pick list', ''), addresses: ['/api/admin/orders/pick-list'] },
    { ...list('Dashboard of 30 days', ''), addresses: ['/api/admin/dashboard/get?period=30d'] },
    { ...list('Dashboard of 12 months', ''), addresses: ['/api/admin/dashboard/get?period=12m'] },
    { ...list('Overview of 30 days', '', 'seller'), addresses: ['/api/admin/dashboard/get?period=30d'] },
    { ...list('Overview of 12 months', '', 'seller'), addresses: ['/api/admin/dashboard/get?period=12m'] },
    { ...list('Packing slips', '', 'seller'), addresses: ['/api/admin/orders/packing-slips'] },
  ];
}
