/** Acts of administrators, and of sellers about their money, that are logged, with their labels on the audit screen. */
export const ACTS = {
  'seller.added': 'Seller added',
  'seller.approved': 'Seller approved',
  'seller.rejected': 'Seller rejected',
  'goods.changed': 'Prices or stock changed',
  'goods.imported': 'Products imported',
  'order.moved': 'Order status changed',
  'product.added': 'Product added',
  'product.changed': 'Product changed',
  'product.deleted': 'Product deleted',
  'product.restored': 'Product restored',
  'person.blocked': 'Account blocked',
  'person.unblocked': 'Account unblocked',
  'review.hidden': 'Review hidden',
  'review.shown': 'Review shown again',
  'review.kept': 'Review kept, reports closed',
  'ticket.acknowledged': 'Ticket acknowledged',
  'ticket.answered': 'Ticket answered',
  'ticket.closed': 'Ticket resolved',
  'ticket.reopened': 'Ticket reopened',
  'job.retried': 'Job retried',
  'job.all-retried': 'All failed jobs retried',
  'person.seen': 'Shopper details viewed',
  'settings.changed': 'Settings changed',
  'payout.recorded': 'Payout recorded',
  'payout.reversed': 'Payout reversed',
  'balance.adjusted': 'Balance adjusted',
  'seller.bank': 'Bank account changed',
  'seller.cash': 'Cash collection changed',
  'return.moved': 'Return status changed',
  'refund.retried': 'Refund resent',
  'refund.approved': 'Refund approved',
  'cash.collected': 'Cash recorded as collected',
  'cash.received': 'Cash recorded as received',
  'cash.undone': 'Undid recorded cash',
  'cash.imported': 'Cash recorded from a file',
  'refund.settled': 'Refund paid manually',
  'order.tracked': 'Order tracking changed',
  'order.numbered': 'IMEI or serial numbers changed',
  'banner.added': 'Banner added',
  'banner.changed': 'Banner changed',
  'banner.moved': 'Banners reordered',
  'banner.deleted': 'Banner deleted',
  'banner.restored': 'Banner restored',
} as const;

export type Act = keyof typeof ACTS;

/** The kind of record an act is about. */
export type SubjectKind =
  | 'seller'
  | 'order'
  | 'product'
  | 'person'
  | 'review'
  | 'setting'
  | 'banner'
  | 'ticket'
  | 'job';

/** Acts that sellers do too; all others are done by administrators only. */
export const SELLERS_ACTS: readonly Act[] = ['seller.bank'];

export const ACT_NAMES = Object.keys(ACTS) as Act[];

/** The changed fields before or after an act, never a secret. */
export type AuditFacts = Readonly<Record<string, string | null>>;
