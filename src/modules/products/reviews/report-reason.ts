import { t } from '#shared/language/t.ts';
/** In the order the dialog offers them. */
export const REPORT_REASONS = ['advertising', 'abusive', 'private', 'off-topic', 'dishonest'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REASON_LABELS: Readonly<Record<ReportReason, () => string>> = {
  advertising: () => t('products.reviews.report.advertising'),
  abusive: () => t('products.reviews.report.abusive'),
  private: () => t('products.reviews.report.private'),
  'off-topic': () => t('products.reviews.report.offTopic'),
  dishonest: () => t('products.reviews.report.dishonest'),
};
