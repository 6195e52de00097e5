import { demoShopper, sellers } from './people.ts';

/** What everybody in the demo logs in with, except administrators. A shop with real products has nobody who knows it. */
export const DEMO_PASSWORD = 'bijli demo 2026';

const WHO = { Approved: 'Seller', Pending: 'Seller who waits', Rejected: 'Seller who was rejected' } as const;

/** Who can log in to the demo, for the printout of the start. */
export const DEMO_LOGINS: readonly { readonly who: string; readonly email: string }[] = [
  { who: 'Shopper', email: demoShopper.email },
  ...sellers
    .filter((seller, at) => at === 0 || seller.status !== 'Approved')
    .map(seller => ({ who: WHO[seller.status], email: seller.email })),
];
