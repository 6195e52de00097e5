/** Something that the screens keep in the browser's own storage: in words for the privacy policy, and by which sources. */
interface Kept {
  readonly what: string;
  readonly by: readonly string[];
}

export const BROWSER_KEEPS: readonly Kept[] = [
  {
    what: 'the cart of a visitor who is not signed in, with pictures and prices as last seen, and when a cart was last changed',
    by: [
      'features/cart/ui/guest-cart-store.ts',
      'features/cart/ui/guest-goods.ts',
      'features/cart/ui/merge-guest-cart.ts',
      'features/cart/ui/open-store.ts',
    ],
  },
  { what: 'the filters last chosen', by: ['features/catalog/stored-filters.ts'] },
  {
    what: 'the last six searches, which their list can clear',
    by: ['features/catalog/recent-searches.ts'],
  },
  { what: 'the PIN code last asked for delivery', by: ['features/delivery/ui/use-pin-check.ts'] },
  { what: 'the latest message from the shop, until the next page has shown it', by: ['design/kept-toast.ts'] },
  { what: 'the page to return to after login', by: ['routing/previous-url.ts'] },
  {
    what: 'an address you have started to type, until it is saved, you log out or the tab is closed',
    by: ['features/addresses/ui/kept-draft.ts'],
  },
  {
    what: 'at the checkout, the address and the payment method you have chosen, until the order is placed, and which orders came from “Buy now”, until you log out or the tab is closed',
    by: ['features/orders/checkout-choice.ts'],
  },
  {
    what: 'an order that was sent but not yet confirmed, so that it can’t be placed twice',
    by: ['features/orders/order-attempt.ts'],
  },
  {
    what: 'the order you have left the shop to pay for, until the payment is complete or the tab is closed',
    by: ['features/orders/current-order.ts'],
  },
  {
    what: 'a message to us that you have started to write, until it is sent or the tab is closed',
    by: ['features/contact/ui/message-draft.ts'],
  },
  {
    what: 'that a seller has put off filling in the profile, until the tab is closed',
    by: ['features/sellers/ui/profile-reminder.tsx'],
  },
  { what: 'a light or dark theme, if you have chosen one', by: ['design/theme-switch.tsx'] },
];
