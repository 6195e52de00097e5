import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { defaultDocument } from '#office/pages/server/default-documents.ts';
import { makePage } from '#office/pages/server/make-page.ts';
import type { DocumentName } from '#office/pages/text-pages.ts';
import Contact from '#office/pages/ui/contact/contact.route.tsx';
import { TextPage } from '#office/pages/ui/policies/text-page.tsx';
import { REFUND_DAYS } from '#orders/orders/refund-words.ts';
import { RETURN_DAYS } from '#orders/returns/return/return-window.ts';
import { knowPaymentServices, servicesOf } from '#payments/payments/known-services.ts';
import { HELD_MINUTES } from '#payments/payments/payment-states.ts';
import { findAdapters } from '#platform/adapters/find-adapters.ts';
import { paise } from '#shared/money/money.ts';
import { ShopFooter } from '#shell/storefront/shop-footer.tsx';
import type { ShopFront } from '#shop/shop/contract.ts';
import { DEFAULT_IDENTITY } from '#shop/shop/identity/default-identity.ts';
import { DEMO_IDENTITY } from '#shop/shop/identity/demo-identity.ts';
import { payShortly } from '#shop/shop/paying.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { ShopContext, useShop } from '#shop/shop/ui/use-shop.ts';
import { waysToPay } from '#shop/shop/ways-to-pay.ts';

// As a shop is told at its start. Texts are made before the first test.
knowPaymentServices((await findAdapters()).flatMap(each => (each.port === 'payment' ? servicesOf(each) : [])));

const PAGES = {
  shipping: documentPage('shipping'),
  returns: documentPage('returns-and-refunds'),
  return: documentPage('returning'),
  terms: documentPage('terms'),
  privacy: documentPage('privacy'),
  about: documentPage('about'),
  contact: Contact,
  grievance: documentPage('grievance-officer'),
  ranking: documentPage('ranking'),
  footer: () => createElement(ShopFooter, { year: 2026 }),
} satisfies Record<string, ComponentType>;
type Page = keyof typeof PAGES;
const ALL = Object.keys(PAGES) as Page[];
/** Pages that say nothing about what happens before delivery. */
const REST = ALL.filter(page => page !== 'shipping' && page !== 'returns');

/** All combinations of providers, cash limit, delivery charge and company details. */
const SHOPS: readonly ShopFront[] = subsets(['sandbox', 'razorpay', 'paypal']).flatMap(payments =>
  [null, paise(50_000_00)].flatMap(codCap =>
    [paise(0), paise(49_00)].flatMap(deliveryCharge =>
      [DEFAULT_IDENTITY, { ...DEMO_IDENTITY, grievanceOfficer: DEFAULT_IDENTITY.grievanceOfficer }, DEMO_IDENTITY].map(
        identity => {
          const isDemo = identity !== DEFAULT_IDENTITY;
          return {
            ...identity,
            payments,
            paymentServices: [],
            codCap,
            deliveryCharge,
            guestCheckout: false,
            isDemo,
            isOpen: true,
            returnsVary: false,
            address: null,
          };
        },
      ),
    ),
  ),
);

interface Claim {
  readonly says: string;
  readonly on: readonly Page[];
  readonly words: RegExp | ((shop: ShopFront) => string);
  /** When the claim is true. Then it must be shown, otherwise it must not. */
  readonly when: (shop: ShopFront) => boolean;
}

const always = () => true;
const never = () => false;
const online = ({ payments }: ShopFront) => payments.length > 0;
const real = ({ payments }: ShopFront) => payments.some(name => name !== 'sandbox');

const CLAIMS: readonly Claim[] = [
  { says: 'cash is the only way', on: ALL, words: /only way|on delivery only|at present/i, when: never },
  { says: 'every way to pay', on: ['shipping', 'terms'], words: waysToPay, when: always },
  { says: 'how to pay, in short', on: ['shipping', 'footer'], words: payShortly, when: always },
  { says: 'online payment', on: ['shipping', 'terms'], words: /pay online/i, when: online },
  { says: 'online payment, at the foot', on: ['footer'], words: /Pay online or on delivery/, when: online },
  {
    says: 'UPI and cards through Razorpay',
    on: ['shipping', 'terms', 'privacy'],
    words: /Razorpay/,
    when: named('razorpay'),
  },
  { says: 'PayPal', on: ['shipping', 'terms', 'privacy'], words: /PayPal/, when: named('paypal') },
  {
    says: 'test payments',
    on: ['shipping', 'terms'],
    words: /test payment \(no money moves\)/,
    when: named('sandbox'),
  },
  {
    says: 'who is told what when paying online',
    on: ['privacy'],
    words: /order number and the amount, nothing else/,
    when: real,
  },
  {
    says: 'no limit for cash',
    on: ['shipping', 'terms'],
    words: /for orders of up to/,
    when: ({ codCap }) => codCap !== null,
  },
  { says: 'the limit for cash', on: ['shipping', 'terms'], words: /₹50,000/, when: ({ codCap }) => codCap !== null },
  {
    says: 'free delivery',
    on: ['shipping'],
    words: /Delivery is free/,
    when: ({ deliveryCharge }) => deliveryCharge === 0,
  },
  {
    says: 'what delivery costs',
    on: ['shipping'],
    words: /Delivery costs ₹49/,
    when: ({ deliveryCharge }) => deliveryCharge > 0,
  },
  {
    says: 'when the charge comes back',
    on: ['returns'],
    words: /refund the delivery charge/,
    when: ({ deliveryCharge }) => deliveryCharge > 0,
  },
  {
    says: 'how long unpaid orders are held',
    on: ['shipping', 'terms'],
    words: new RegExp(`hold your items for ${HELD_MINUTES} minutes`),
    when: online,
  },
  {
    says: 'nothing is paid at the door, of cash',
    on: ['shipping'],
    words: /With cash on delivery you have paid nothing then/,
    when: always,
  },
  {
    says: 'nothing has been paid',
    on: REST,
    words: /paid nothing|nothing (has|had) been paid|to refund/i,
    when: never,
  },
  {
    says: 'nothing has been paid yet, of cash',
    on: ['returns'],
    words: /With cash on delivery you have paid nothing yet, so there is nothing to refund/,
    when: always,
  },
  {
    says: 'nothing has been paid yet, of any order',
    on: ['shipping', 'returns'],
    words: /(?<!With cash on delivery you have )paid nothing|nothing (has|had) been paid/i,
    when: never,
  },
  {
    says: 'cancelling pays back',
    on: ['shipping', 'returns', 'terms'],
    words: new RegExp(`we refund it to your original payment method within ${REFUND_DAYS} days`),
    when: online,
  },
  {
    says: 'cancelling is a button',
    on: ['shipping', 'returns'],
    words: /My Orders and press Cancel order/,
    when: always,
  },
  {
    says: 'cancelling is possible until it is shipped',
    on: ['shipping', 'returns', 'terms'],
    words: /until the seller ships it/,
    when: always,
  },
  {
    says: 'cancelling is a letter',
    on: ALL,
    words: /no longer want it, write|write to us[^.]*to cancel/i,
    when: never,
  },
  {
    says: 'the return window',
    on: ['returns', 'return', 'footer'],
    words: new RegExp(`within ${RETURN_DAYS} days of delivery`, 'i'),
    when: always,
  },
  {
    says: 'the time of refunds',
    on: ['returns', 'return'],
    words: new RegExp(`credited within ${REFUND_DAYS} days`),
    when: always,
  },
  { says: 'where refunds of cash go', on: ['returns', 'return'], words: /paid in cash,.*UPI ID/, when: always },
  {
    says: 'where refunds of online payments go',
    on: ['returns'],
    words: /If you paid online, we refund it to your original payment method/,
    when: online,
  },
  {
    says: 'an officer’s name',
    on: ['shipping', 'returns', 'return', 'terms', 'privacy', 'contact', 'grievance'],
    words: /Meera Krishnan/,
    when: has('officer'),
  },
  {
    says: 'the company',
    on: ['terms', 'privacy', 'about', 'contact', 'footer'],
    words: /Retail Private Limited/,
    when: has('company'),
  },
  {
    says: 'an address',
    on: ['terms', 'privacy', 'about', 'contact', 'footer'],
    words: /14 Residency Road/,
    when: has('company'),
  },
  {
    says: 'a phone to call',
    on: ['shipping', 'return', 'contact', 'footer'],
    words: /\+91 80 4000 2200/,
    when: has('company'),
  },
  {
    says: 'that the company is invented',
    on: ['about', 'contact', 'footer'],
    words: /This is a demo shop/,
    when: ({ isDemo }) => isDemo,
  },
  {
    says: 'nothing where something is missing',
    on: ALL,
    words: /undefined|null|NaN|, ,|run by \.|tel:"|mailto:"/,
    when: never,
  },
];

describe('the pages of policies', () => {
  const texts = new Map(SHOPS.map(shop => [shop, new Map(ALL.map(page => [page, textOf(page, shop)]))]));

  it.each(CLAIMS)('say $says where it is true and nowhere else', ({ on, words, when }) => {
    const wrong = SHOPS.flatMap(shop =>
      on
        .filter(page => {
          const text = texts.get(shop)?.get(page) ?? '';
          const said = typeof words === 'function' ? text.includes(words(shop)) : words.test(text);
          return said !== when(shop);
        })
        .map(page => `${page}: ${JSON.stringify(shop)}`),
    );
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});

/** A page of the shop's own words, as its screen shows it. */
function documentPage(name: DocumentName): ComponentType {
  return () => {
    const shop = useShop();
    const { text, changed } = defaultDocument(name, 'en') ?? { text: '', changed: '' };
    const page = { ...makePage(text, shop, 'en'), changed, language: 'en' };
    const { title, description } = page;
    return [
      createElement(PageTitle, { key: 'title', title, description, path: '/' }),
      createElement(TextPage, { key: 'page', page, language: 'en' }),
    ];
  };
}

function textOf(page: Page, shop: ShopFront): string {
  const Screen = createRoutesStub([{ path: '/', Component: PAGES[page] }]);
  const html = renderToStaticMarkup(createElement(ShopContext, { value: shop }, createElement(Screen)));
  return html
    .replaceAll(/<(?!a |\/a)[^>]*>/g, ' ')
    .replaceAll(/<a [^>]*href="((tel|mailto):)"[^>]*>/g, '$1"')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&amp;', '&');
}

function named(name: ShopFront['payments'][number]) {
  return ({ payments }: ShopFront) => payments.includes(name);
}

function has(part: 'officer' | 'company') {
  return ({ grievanceOfficer, legalName }: ShopFront) =>
    (part === 'officer' ? grievanceOfficer.name : legalName) !== '';
}

function subsets<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: 2 ** items.length }, (_, mask) => items.filter((_item, at) => mask & (1 << at)));
}
