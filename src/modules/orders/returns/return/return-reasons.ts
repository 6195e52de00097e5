/** The reasons a shopper can choose from. */

export const RETURN_REASONS = {
  damaged: 'It arrived damaged',
  faulty: 'It doesn’t work properly',
  wrong: 'It’s not what I ordered or not as described',
  incomplete: 'Something is missing from the box',
  unwanted: 'I no longer need it',
} as const;

/** Short forms for lists. */
export const SHORT_REASONS: Readonly<Record<keyof typeof RETURN_REASONS, string>> = {
  damaged: 'Damaged',
  faulty: 'Faulty',
  wrong: 'Not as described',
  incomplete: 'Incomplete',
  unwanted: 'No longer needed',
};

export type ReturnReason = keyof typeof RETURN_REASONS;

export const REASON_NAMES = Object.keys(RETURN_REASONS) as [ReturnReason, ...ReturnReason[]];

/** Only for faulty items is the delivery charge refunded too (R52.4). */
export function isFaulty(reason: ReturnReason): boolean {
  return reason !== 'unwanted';
}
