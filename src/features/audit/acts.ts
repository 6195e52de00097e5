/** What administrators do that is written down, by the words of the screen. */
export const ACTS = {
  'seller.added': 'Seller added',
  'seller.approved': 'Seller approved',
  'seller.rejected': 'Seller rejected',
  'goods.changed': 'Prices or stock changed',
  'goods.imported': 'Goods imported by file',
  'order.moved': 'Order status changed',
  'product.added': 'Product added',
  'product.changed': 'Product changed',
  'product.deleted': 'Product deleted',
  'product.restored': 'Product restored',
  'person.blocked': 'Account blocked',
  'person.unblocked': 'Account unblocked',
  'review.hidden': 'Review hidden',
  'review.shown': 'Review shown again',
  'review.kept': 'Review kept, reports settled',
  'ticket.acknowledged': 'Ticket acknowledged',
  'ticket.answered': 'Ticket answered',
  'ticket.closed': 'Ticket closed',
  'ticket.reopened': 'Ticket opened again',
  'job.retried': 'Job tried again',
  'job.all-retried': 'All failed jobs tried again',
  'person.seen': 'Shopper’s page opened',
  'settings.changed': 'Settings changed',
  'payout.recorded': 'Payout recorded',
  'payout.reversed': 'Payout reversed',
  'balance.adjusted': 'Balance adjusted',
  'seller.cash': 'Cash collection changed',
  'return.moved': 'Return moved on',
  'refund.retried': 'Refund sent once more',
  'refund.settled': 'Refund settled by hand',
  'order.tracked': 'Order tracking changed',
  'order.numbered': 'IMEI or serial numbers changed',
  'banner.added': 'Banner added',
  'banner.changed': 'Banner changed',
  'banner.moved': 'Banners put in order',
  'banner.deleted': 'Banner deleted',
  'banner.restored': 'Banner brought back',
} as const;

export type Act = keyof typeof ACTS;

export const ACT_NAMES = Object.keys(ACTS) as Act[];

/** What something was before or is after an act: plain facts by their names, never a secret. */
export type Facts = Readonly<Record<string, string | null>>;
