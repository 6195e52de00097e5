import { t } from '#shared/language/t.ts';

/** Acts of administrators, and of sellers about their money, that are logged, with what makes their labels on the audit screen. */
export const ACTS = {
  'seller.added': () => t('shop.audit.act.sellerAdded'),
  'seller.approved': () => t('shop.audit.act.sellerApproved'),
  'seller.rejected': () => t('shop.audit.act.sellerRejected'),
  'goods.changed': () => t('shop.audit.act.goodsChanged'),
  'goods.imported': () => t('shop.audit.act.goodsImported'),
  'order.taken': () => t('shop.audit.act.orderTaken'),
  'order.edited': () => t('shop.audit.act.orderEdited'),
  'order.edit-proposed': () => t('shop.audit.act.orderEditProposed'),
  'order.edit-withdrawn': () => t('shop.audit.act.orderEditWithdrawn'),
  'order.moved': () => t('shop.audit.act.orderMoved'),
  'product.added': () => t('shop.audit.act.productAdded'),
  'product.changed': () => t('shop.audit.act.productChanged'),
  'product.deleted': () => t('shop.audit.act.productDeleted'),
  'product.restored': () => t('shop.audit.act.productRestored'),
  'product.approved': () => t('shop.audit.act.productApproved'),
  'product.sent-back': () => t('shop.audit.act.productSentBack'),
  'product.linked': () => t('shop.audit.act.productLinked'),
  'product.unlinked': () => t('shop.audit.act.productUnlinked'),
  'person.blocked': () => t('shop.audit.act.personBlocked'),
  'person.unblocked': () => t('shop.audit.act.personUnblocked'),
  'review.hidden': () => t('shop.audit.act.reviewHidden'),
  'review.shown': () => t('shop.audit.act.reviewShown'),
  'review.kept': () => t('shop.audit.act.reviewKept'),
  'review.erased': () => t('shop.audit.act.reviewErased'),
  'reviews.imported': () => t('shop.audit.act.reviewsImported'),
  'reviews.import-undone': () => t('shop.audit.act.reviewsImportUndone'),
  'question.hidden': () => t('shop.audit.act.questionHidden'),
  'question.shown': () => t('shop.audit.act.questionShown'),
  'question.kept': () => t('shop.audit.act.questionKept'),
  'ticket.acknowledged': () => t('shop.audit.act.ticketAcknowledged'),
  'ticket.answered': () => t('shop.audit.act.ticketAnswered'),
  'ticket.closed': () => t('shop.audit.act.ticketClosed'),
  'ticket.reopened': () => t('shop.audit.act.ticketReopened'),
  'job.retried': () => t('shop.audit.act.jobRetried'),
  'job.all-retried': () => t('shop.audit.act.jobAllRetried'),
  'person.seen': () => t('shop.audit.act.personSeen'),
  'settings.changed': () => t('shop.audit.act.settingsChanged'),
  'payout.recorded': () => t('shop.audit.act.payoutRecorded'),
  'payout.reversed': () => t('shop.audit.act.payoutReversed'),
  'balance.adjusted': () => t('shop.audit.act.balanceAdjusted'),
  'seller.trust': () => t('shop.audit.act.sellerTrust'),
  'seller.bank': () => t('shop.audit.act.sellerBank'),
  'seller.cash': () => t('shop.audit.act.sellerCash'),
  'return.moved': () => t('shop.audit.act.returnMoved'),
  'refund.retried': () => t('shop.audit.act.refundRetried'),
  'refund.approved': () => t('shop.audit.act.refundApproved'),
  'cash.collected': () => t('shop.audit.act.cashCollected'),
  'cash.received': () => t('shop.audit.act.cashReceived'),
  'cash.undone': () => t('shop.audit.act.cashUndone'),
  'cash.imported': () => t('shop.audit.act.cashImported'),
  'refund.settled': () => t('shop.audit.act.refundSettled'),
  'order.tracked': () => t('shop.audit.act.orderTracked'),
  'order.parcel-cancelled': () => t('shop.audit.act.orderParcelCancelled'),
  'order.exchanged': () => t('shop.audit.act.orderExchanged'),
  'order.numbered': () => t('shop.audit.act.orderNumbered'),
  'search.ruled': () => t('shop.audit.act.searchRuled'),
  'attribute.added': () => t('shop.audit.act.attributeAdded'),
  'attribute.changed': () => t('shop.audit.act.attributeChanged'),
  'attribute.removed': () => t('shop.audit.act.attributeRemoved'),
  'attribute.restored': () => t('shop.audit.act.attributeRestored'),
  'price.scheduled': () => t('shop.audit.act.priceScheduled'),
  'price.ended': () => t('shop.audit.act.priceEnded'),
  'offer.added': () => t('shop.audit.act.offerAdded'),
  'offer.changed': () => t('shop.audit.act.offerChanged'),
  'category.added': () => t('shop.audit.act.categoryAdded'),
  'category.changed': () => t('shop.audit.act.categoryChanged'),
  'category.deleted': () => t('shop.audit.act.categoryDeleted'),
  'banner.added': () => t('shop.audit.act.bannerAdded'),
  'banner.changed': () => t('shop.audit.act.bannerChanged'),
  'banner.moved': () => t('shop.audit.act.bannerMoved'),
  'banner.deleted': () => t('shop.audit.act.bannerDeleted'),
  'banner.restored': () => t('shop.audit.act.bannerRestored'),
  'front.drafted': () => t('shop.audit.act.frontDrafted'),
  'front.discarded': () => t('shop.audit.act.frontDiscarded'),
  'front.published': () => t('shop.audit.act.frontPublished'),
  'front.reset': () => t('shop.audit.act.frontReset'),
  'front.proposal-taken': () => t('shop.audit.act.frontProposalTaken'),
  'front.proposal-declined': () => t('shop.audit.act.frontProposalDeclined'),
  'page.drafted': () => t('shop.audit.act.pageDrafted'),
  'page.discarded': () => t('shop.audit.act.pageDiscarded'),
  'page.published': () => t('shop.audit.act.pagePublished'),
  'page.reset': () => t('shop.audit.act.pageReset'),
  'connection.changed': () => t('shop.audit.act.connectionChanged'),
  'connection.on': () => t('shop.audit.act.connectionOn'),
  'connection.off': () => t('shop.audit.act.connectionOff'),
  'connection.deleted': () => t('shop.audit.act.connectionDeleted'),
  'webhook.added': () => t('shop.audit.act.webhookAdded'),
  'webhook.changed': () => t('shop.audit.act.webhookChanged'),
  'webhook.deleted': () => t('shop.audit.act.webhookDeleted'),
  'webhook.secret': () => t('shop.audit.act.webhookSecret'),
  'assistant.confirmed': () => t('shop.audit.act.assistantConfirmed'),
};

export type Act = keyof typeof ACTS;

/** The kind of record an act is about. */
export type SubjectKind =
  | 'seller'
  | 'order'
  | 'product'
  | 'person'
  | 'review'
  | 'question'
  | 'setting'
  | 'banner'
  | 'attribute'
  | 'category'
  | 'offer'
  | 'page'
  | 'front'
  | 'search'
  | 'ticket'
  | 'job'
  | 'webhook'
  | 'connection'
  | 'assistant';

/** Acts that sellers do too; all others are done by administrators only. */
export const SELLERS_ACTS: readonly Act[] = [
  'seller.bank',
  'order.parcel-cancelled',
  'offer.added',
  'offer.changed',
  'webhook.added',
  'webhook.changed',
  'webhook.deleted',
  'webhook.secret',
  'assistant.confirmed',
];

export const ACT_NAMES = Object.keys(ACTS) as Act[];

/** The changed fields before or after an act, never a secret. */
export type AuditFacts = Readonly<Record<string, string | null>>;
