/** Why sellers are rejected, each with what is written to them unless the administrator finds better words. */
export const REJECT_REASONS = [
  {
    name: 'GST number and address do not agree',
    message:
      'Your GST number and your address are in different states. Please send us the correct GST number or address.',
  },
  {
    name: 'GST number is cancelled or not found',
    message: 'Your GST number is cancelled or not in the GST register. Please send us a valid one.',
  },
  {
    name: 'Products outside our categories',
    message: 'We sell only electronics and accessories, and your products are outside these categories.',
  },
  { name: 'Another reason', message: '' },
] as const;
