/** Data in the browser's storage: the text for the privacy policy, and the source files that store it. */
interface Kept {
  readonly what: string;
  readonly by: readonly string[];
}

export const BROWSER_KEEPS: readonly Kept[] = [
  {
    what: 'the cart of a visitor who is not signed in, with pictures and prices as last seen, and when a cart was last changed',
    by: [
      'modules/orders/cart/ui/store/guest-cart-store.ts',
      'modules/orders/cart/ui/store/guest-items.ts',
      'modules/orders/cart/ui/store/merge-guest-cart.ts',
      'modules/orders/cart/ui/store/open-store.ts',
    ],
  },
  { what: 'the filters last chosen', by: ['modules/products/catalog/listing/stored-filters.ts'] },
  {
    what: 'the last six searches, which their list can clear',
    by: ['modules/products/catalog/search/recent-searches.ts'],
  },
  { what: 'the PIN code last asked for delivery', by: ['modules/shop/delivery/ui/use-pin-check.ts'] },
  { what: 'the latest message from the shop, until the next page has shown it', by: ['design/toasts/kept-toast.ts'] },
  { what: 'the page to return to after login', by: ['routing/previous-url.ts'] },
  {
    what: 'an address you have started to type, until it is saved, you log out or the tab is closed',
    by: ['modules/people/addresses/ui/kept-draft.ts'],
  },
  {
    what: 'at the checkout, the address and the payment method you have chosen, until the order is placed, and which orders came from “Buy now”, until you log out or the tab is closed',
    by: ['modules/orders/orders/checkout/checkout-choice.ts'],
  },
  {
    what: 'an order that was sent but not yet confirmed, so that it can’t be placed twice',
    by: ['modules/orders/orders/checkout/order-attempt.ts'],
  },
  {
    what: 'the order you have left the shop to pay for, until the payment is complete or the tab is closed',
    by: ['modules/orders/orders/checkout/current-order.ts'],
  },
  {
    what: 'a message to us that you have started to write, until it is sent or the tab is closed',
    by: ['modules/office/contact/ui/message/message-draft.ts'],
  },
  {
    what: 'that a seller has put off filling in the profile, until the tab is closed',
    by: ['modules/people/sellers/ui/profile/profile-reminder.tsx'],
  },
  { what: 'a light or dark theme, if you have chosen one', by: ['design/theme/theme-switch.tsx'] },
];
