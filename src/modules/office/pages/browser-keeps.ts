import { t } from '#shared/language/t.ts';

/** Data in the browser's storage: the text for the privacy policy, and the source files that store it. */
interface Kept {
  readonly what: () => string;
  readonly by: readonly string[];
}

export const BROWSER_KEEPS: readonly Kept[] = [
  {
    what: () => t('office.pages.keeps.cart'),
    by: [
      'modules/orders/cart/ui/store/guest-cart-store.ts',
      'modules/orders/cart/ui/store/guest-items.ts',
      'modules/orders/cart/ui/store/merge-guest-cart.ts',
      'modules/orders/cart/ui/store/open-store.ts',
      'modules/orders/cart/ui/store/write-guest-cart.ts',
      'modules/orders/cart/ui/later/shopper-later-store.ts',
      'modules/orders/cart/later/guest-later.ts',
    ],
  },
  { what: () => t('office.pages.keeps.filters'), by: ['modules/products/catalog/listing/stored-filters.ts'] },
  {
    what: () => t('office.pages.keeps.searches'),
    by: ['modules/products/catalog/search/recent-searches.ts'],
  },
  { what: () => t('office.pages.keeps.trail'), by: ['modules/products/searches/search-trail.ts'] },
  {
    what: () => t('office.pages.keeps.compared'),
    by: ['modules/products/catalog/comparison/chosen-products.ts'],
  },
  {
    what: () => t('office.pages.keeps.viewed'),
    by: ['modules/products/catalog/recent/viewed-products.ts'],
  },
  {
    what: () => t('office.pages.keeps.wishlist'),
    by: ['modules/products/wishlist/saved-products.ts', 'modules/products/wishlist/ui/sync/known-entries.ts'],
  },
  {
    what: () => t('office.pages.keeps.pincode'),
    by: ['modules/shop/delivery/ui/known-pin.ts', 'modules/shop/delivery/ui/pin-facts.tsx'],
  },
  { what: () => t('office.pages.keeps.toast'), by: ['design/toasts/kept-toast.ts'] },
  { what: () => t('office.pages.keeps.previous'), by: ['routing/previous-url.ts'] },
  {
    what: () => t('office.pages.keeps.address'),
    by: ['modules/people/addresses/ui/kept-draft.ts'],
  },
  {
    what: () => t('office.pages.keeps.checkout'),
    by: ['modules/orders/orders/checkout/checkout-choice.ts'],
  },
  {
    what: () => t('office.pages.keeps.exchange'),
    by: ['modules/orders/exchanges/kept-quotes.ts'],
  },
  {
    what: () => t('office.pages.keeps.attempt'),
    by: ['modules/orders/orders/checkout/begun-checkout.ts'],
  },
  {
    what: () => t('office.pages.keeps.paying'),
    by: ['modules/orders/orders/checkout/current-order.ts'],
  },
  {
    what: () => t('office.pages.keeps.message'),
    by: ['modules/office/contact/ui/message/message-draft.ts'],
  },
  {
    what: () => t('office.pages.keeps.profile'),
    by: ['modules/people/sellers/ui/profile/profile-reminder.tsx'],
  },
  { what: () => t('office.pages.keeps.theme'), by: ['design/theme/theme-switch.tsx'] },
  { what: () => t('office.pages.keeps.letters'), by: ['design/fonts/own-letters.ts'] },
  {
    what: () => t('office.pages.keeps.announcement'),
    by: ['modules/office/pages/ui/announcement/announcement-bar.tsx'],
  },
];

/** In the order of the privacy policy. */
export function browserKeeps(): string[] {
  return BROWSER_KEEPS.map(({ what }) => what());
}
