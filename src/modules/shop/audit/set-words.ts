import { t } from '#shared/language/t.ts';
import type { Act } from './acts.ts';

/*
 * Set words of the audit log. They are stored in English, or as codes, because people of several languages read them, and
 * shown in the language of the reader. Names of fields in settings and products are known to their features (`auditWords`).
 */

type Words = Readonly<Record<string, () => string>>;

/** Names of facts. */
const FACTS: Words = {
  'account ends in': () => t('shop.audit.fact.accountEnds'),
  added: () => t('shop.audit.fact.added'),
  'alt in other languages': () => t('shop.audit.fact.altElsewhere'),
  alt: () => t('shop.audit.fact.alt'),
  amount: () => t('shop.audit.fact.amount'),
  'approved by': () => t('shop.audit.fact.approvedBy'),
  attributes: () => t('shop.audit.fact.attributes'),
  bounds: () => t('shop.audit.fact.bounds'),
  'approval of products': () => t('shop.audit.fact.approval'),
  'cash is collected by': () => t('shop.audit.fact.collectedBy'),
  cash: () => t('shop.audit.fact.cash'),
  changed: () => t('shop.audit.fact.changed'),
  compared: () => t('shop.audit.fact.compared'),
  email: () => t('shop.audit.fact.email'),
  file: () => t('shop.audit.fact.file'),
  filter: () => t('shop.audit.fact.filter'),
  from: () => t('shop.audit.fact.from'),
  hidden: () => t('shop.audit.fact.hidden'),
  image: () => t('shop.audit.fact.image'),
  language: () => t('shop.audit.fact.language'),
  names: () => t('shop.audit.fact.names'),
  options: () => t('shop.audit.fact.options'),
  order: () => t('shop.audit.fact.order'),
  'paid on': () => t('shop.audit.fact.paidOn'),
  position: () => t('shop.audit.fact.position'),
  product: () => t('shop.audit.fact.product'),
  products: () => t('shop.audit.fact.products'),
  reason: () => t('shop.audit.fact.reason'),
  'received on': () => t('shop.audit.fact.receivedOn'),
  reference: () => t('shop.audit.fact.reference'),
  required: () => t('shop.audit.fact.required'),
  'search words': () => t('shop.audit.fact.searchWords'),
  seller: () => t('shop.audit.fact.seller'),
  'sessions ended': () => t('shop.audit.fact.sessionsEnded'),
  status: () => t('shop.audit.fact.status'),
  text: () => t('shop.audit.fact.text'),
  to: () => t('shop.audit.fact.to'),
  tone: () => t('shop.audit.fact.tone'),
  type: () => t('shop.audit.fact.type'),
  unit: () => t('shop.audit.fact.unit'),
  until: () => t('shop.audit.fact.until'),
  version: () => t('shop.audit.fact.version'),
  within: () => t('shop.audit.fact.within'),
};

const ORDER: Words = {
  pending: () => t('orders.orders.status.pending'),
  confirmed: () => t('orders.orders.status.confirmed'),
  inProcess: () => t('orders.orders.status.inProcess'),
  inShipping: () => t('orders.orders.status.inShipping'),
  delivered: () => t('orders.orders.status.delivered'),
  rejected: () => t('orders.orders.status.rejected'),
  cancelled: () => t('orders.orders.status.cancelled'),
};
const RETURN: Words = {
  requested: () => t('orders.returns.state.requested'),
  approved: () => t('orders.returns.state.approved'),
  received: () => t('orders.returns.state.received'),
  settled: () => t('orders.returns.state.settled'),
  refused: () => t('orders.returns.state.refused'),
  withdrawn: () => t('orders.returns.state.withdrawn'),
};
const TICKET: Words = {
  received: () => t('office.contact.status.received'),
  acknowledged: () => t('office.contact.status.acknowledged'),
  answered: () => t('office.contact.status.answered'),
  closed: () => t('office.contact.status.closed'),
};
const SELLER: Words = {
  Pending: () => t('people.sellers.status.pending'),
  Approved: () => t('people.sellers.status.approved'),
  Rejected: () => t('people.sellers.status.rejected'),
};
const PRODUCT: Words = {
  draft: () => t('products.inventory.status.draft'),
  live: () => t('products.inventory.status.live'),
  hidden: () => t('products.inventory.status.hidden'),
};
const CASH: Words = {
  'Collection not recorded': () => t('finance.cash.state.expected'),
  'With the courier': () => t('finance.cash.state.courier'),
  'With the seller': () => t('finance.cash.state.seller'),
  'Kept by the seller, deducted from its earnings': () => t('finance.cash.state.kept'),
  'Received by the shop': () => t('finance.cash.state.remitted'),
  'Collected by the shop': () => t('finance.cash.state.direct'),
  'Not delivered yet': () => t('shop.audit.value.notDelivered'),
};
const COLLECTOR: Words = {
  'the seller': () => t('shop.audit.value.seller'),
  'the shop': () => t('shop.audit.value.shop'),
};

const PARCEL: Words = { 'Hand delivery': () => t('orders.orders.parcel.byHand') };
const YES: Words = { yes: () => t('shop.audit.value.yes') };
const TRUST: Words = {
  automatic: () => t('shop.audit.value.automatic'),
  trusted: () => t('shop.audit.value.trusted'),
  checked: () => t('shop.audit.value.checked'),
};
const SERIALS: Words = {
  none: () => t('orders.serials.choice.none'),
  serial: () => t('orders.serials.choice.serial'),
  imei: () => t('orders.serials.choice.imei'),
};
const TONE: Words = {
  info: () => t('office.pages.announcement.tone.info'),
  offer: () => t('office.pages.announcement.tone.offer'),
  warning: () => t('office.pages.announcement.tone.warning'),
};

/** The set values of a fact; undefined where people write what they like. */
function valuesOf(act: Act, fact: string): Words | undefined {
  // Their facts are named after the seller, or the return.
  if (act === 'order.moved') return ORDER;
  if (act === 'return.moved') return RETURN;
  if (act === 'order.tracked') return PARCEL;
  if (fact === 'approval of products') return TRUST;
  if (fact === 'cash') return CASH;
  if (fact === 'cash is collected by') return COLLECTOR;
  if (fact === 'hidden' && act.startsWith('category.')) return YES;
  if (act.startsWith('attribute.') && ['required', 'filter', 'compared'].includes(fact)) return YES;
  if (fact === 'serialKind') return SERIALS;
  if (fact === 'tone' && act === 'settings.changed') return TONE;
  if (fact !== 'status') return undefined;
  return act.startsWith('ticket.') ? TICKET : act.startsWith('product.') ? PRODUCT : SELLER;
}

export function shownFact(fact: string): string | undefined {
  return Object.hasOwn(FACTS, fact) ? FACTS[fact]?.() : undefined;
}

export function shownValue(act: Act, fact: string, value: string): string | undefined {
  const values = valuesOf(act, fact);
  return values && Object.hasOwn(values, value) ? values[value]?.() : undefined;
}
