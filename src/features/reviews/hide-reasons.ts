/** As much as may be written to the writer of a review. */
export const LONGEST_HIDE_REASON = 500;

/** Why reviews are hidden, each with what is written to their writer unless the administrator finds better words. */
export const HIDE_REASONS = [
  { name: 'It insults or threatens somebody', message: 'Your review insults or threatens somebody.' },
  {
    name: 'It gives away private details',
    message: 'Your review gives away private details, such as a name, an address or a phone number.',
  },
  { name: 'It advertises something', message: 'Your review advertises something else than the product.' },
  {
    name: 'It is not about this product',
    message: 'Your review is not about this product. For delivery and service please write to us.',
  },
  { name: 'Another reason', message: '' },
] as const;
