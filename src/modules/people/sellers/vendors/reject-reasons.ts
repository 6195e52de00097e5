/** Why sellers are rejected, each with what is written to them unless the administrator finds better words. */
export const SELLER_REJECT_REASONS = [
  {
    name: 'GST number and address do not match',
    message: 'Your GST number and your address are in different states. Please write to us with the correct details.',
  },
  {
    name: 'GST number is cancelled or not found',
    message: 'Your GST number is cancelled or could not be found. Please write to us with a valid one.',
  },
  {
    name: 'Products outside our categories',
    message: 'We sell only electronics and accessories. Your products are outside these categories.',
  },
  { name: 'Another reason', message: '' },
] as const;
