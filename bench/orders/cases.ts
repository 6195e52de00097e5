/** One thing that is asked of the order desk, and how long the slowest in a hundred may take. */
export interface OrdersCase {
  readonly name: string;
  readonly who: 'administrator' | 'seller';
  readonly p99Ms: number;
  readonly addresses: readonly string[];
}

const LIST = '/api/admin/orders/get';

/** @param orders how many there are, @param number the number of one in the middle, @param month one that is over */
export function ordersCases(orders: number, number: number, month: string): OrdersCase[] {
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
    list('Middle page of the delivered', `?status=delivered&page=${Math.round(orders / 50)}`),
    list('Dearest first', '?sort=dearest'),
    list('Last 30 days', '?placed=last30'),
    list('Delivered in the last 30 days', '?placed=last30&status=delivered'),
    list('One seller', `?seller=SELLER`),
    list('Search: a number', `?find=BB-${number}`),
    list('Search: an e-mail', '?find=shopper4321@demo.example'),
    list('Search: one product', '?find=model+4321'),
    list('Search: a word of every fifth product', '?find=phone'),
    list('Search: nothing', '?find=no+such+thing'),
    list('First page', '', 'seller'),
    list('To dispatch', '?status=toDispatch', 'seller'),
    list('Dearest first', '?sort=dearest', 'seller'),
    list('Last 30 days', '?placed=last30', 'seller'),
    list('Search: a word of every fifth product', '?find=phone', 'seller'),
    { ...list('Pick list', ''), addresses: ['/api/admin/orders/pick-list'] },
    { ...list('Dashboard of 30 days', ''), addresses: ['/api/admin/dashboard/get?period=30d'] },
    { ...list('Dashboard of 12 months', ''), addresses: ['/api/admin/dashboard/get?period=12m'] },
    { ...list('Overview of 30 days', '', 'seller'), addresses: ['/api/admin/dashboard/get?period=30d'] },
    { ...list('Overview of 12 months', '', 'seller'), addresses: ['/api/admin/dashboard/get?period=12m'] },
    { ...list('Payouts', ''), addresses: ['/api/admin/payouts/get'] },
    { ...list('Cash to come', ''), addresses: ['/api/admin/cash/get'] },
    { ...list('Earnings', '', 'seller'), addresses: ['/api/admin/earnings/get'] },
    { ...list('Earnings of a month', '', 'seller'), addresses: [`/api/admin/earnings/get?month=${month}`] },
    {
      ...list('Statement of a month', '', 'seller'),
      p99Ms: 5_000,
      addresses: [`/api/admin/earnings/statement?month=${month}`],
    },
    { ...list('Packing slips', '', 'seller'), addresses: ['/api/admin/orders/packing-slips'] },
  ];
}
