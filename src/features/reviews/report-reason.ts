/** Why a review can be reported, in the order the screen offers it. */
export const REPORT_REASONS = ['advertising', 'abusive', 'private', 'off-topic', 'dishonest'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  advertising: 'It advertises something',
  abusive: 'It insults or threatens somebody',
  private: 'It gives away private details',
  'off-topic': 'It is not about this product',
  dishonest: 'It was not written in good faith',
};
