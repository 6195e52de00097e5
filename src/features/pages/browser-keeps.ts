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
  { what: 'what the shop has just told you, until the next page has said it', by: ['design/kept-toast.ts'] },
  { what: 'the page to return to after login', by: ['features/accounts/ui/previous-url.ts'] },
  {
    what: 'at the checkout, the address chosen, and one you have begun to write, until it is saved or the tab is closed',
    by: ['features/addresses/ui/kept-draft.ts', 'features/orders/ui/use-chosen-address.ts'],
  },
  {
    what: 'an order that was sent and not answered yet, so that it can’t be placed twice',
    by: ['features/orders/order-attempt.ts'],
  },
  {
    what: 'a message you have begun to write to us, until it is sent or the tab is closed',
    by: ['features/contact/ui/message-draft.ts'],
  },
  {
    what: 'that a seller has put off filling in the profile, until the tab is closed',
    by: ['features/sellers/ui/profile-reminder.tsx'],
  },
  { what: 'a light or dark theme, if you have chosen one', by: ['design/theme-switch.tsx'] },
];
