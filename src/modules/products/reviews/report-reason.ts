/** In the order the dialog offers them. */
export const REPORT_REASONS = ['advertising', 'abusive', 'private', 'off-topic', 'dishonest'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  advertising: 'It’s an advertisement',
  abusive: 'It’s abusive or threatening',
  private: 'It shares personal details',
  'off-topic': 'It’s not about this product',
  dishonest: 'It looks fake or dishonest',
};
