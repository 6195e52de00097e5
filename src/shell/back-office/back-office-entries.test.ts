import { expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { entriesFor } from './back-office-entries.ts';

const ADMINISTRATOR = {
  id: newId<'user'>(),
  userName: 'anita',
  email: 'a@x.example',
  role: 'admin',
  type: 'admin',
} as const;
const SELLER = { ...ADMINISTRATOR, type: 'vendor', status: 'Approved' } as const;

const ways = (user: Parameters<typeof entriesFor>[0]) => entriesFor(user).map(({ label, path }) => `${label} ${path}`);

/** R67.22 */
it('administrators have every way of the back-office, five above a line and the others below', () => {
  expect(ways(ADMINISTRATOR)).toEqual([
    ...['Dashboard /admin/dashboard', 'Products /admin/products', 'Orders /admin/orders'],
    ...['Singup vendor /admin/signup-vendor', 'Verification /admin/vendor-verificaton'],
    ...[
      'Products to approve /admin/approvals',
      'Returns /admin/returns',
      'Offers /admin/offers',
      'Prices /admin/prices',
    ],
    'Services & windows /admin/services',
    'Shoppers /admin/shoppers',
    ...['Reviews /admin/reviews', 'Questions /admin/questions', 'Cash /admin/cash', 'Payouts /admin/payouts'],
    ...['Tickets /admin/tickets', 'Categories /admin/categories', 'Attributes /admin/attributes'],
    ...['Matching /admin/matching', 'Searches /admin/searches', 'Feeds /admin/feeds', 'Webhooks /admin/webhooks'],
    ...['Connections /admin/connections', 'Assistants /admin/assistants', 'Features /admin/features'],
    ...['Home & landing /admin/fronts', 'Pages /admin/pages', 'Audit /admin/audit', 'Settings /admin/settings'],
    ...['Mail texts /admin/mails', 'Jobs /admin/jobs', 'Status /admin/status'],
  ]);
  expect(entriesFor(ADMINISTRATOR).flatMap(({ startsGroup }, at) => (startsGroup ? at : []))).toEqual([5]);
});

it('sellers have the ways to their own work, and before approval those that are for that time', () => {
  expect(ways(SELLER)).toEqual([
    ...['Overview /admin/overview', 'Products /admin/products', 'Orders /admin/orders', 'Earnings /admin/earnings'],
    'Profile /admin/profile',
    'Offers /admin/offers',
    'Prices /admin/prices',
    'Services & windows /admin/services',
    'Questions /admin/questions',
    'Feeds /admin/feeds',
    'Webhooks /admin/webhooks',
    'Assistants /admin/assistants',
    'Proposals /admin/front-proposals',
  ]);
  for (const status of ['Pending', 'Rejected'] as const)
    expect(ways({ ...SELLER, status })).toEqual(['Products /admin/products', 'Profile /admin/profile']);
});
