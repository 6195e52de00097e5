/** Why sellers are rejected, each with what is written to them unless the administrator finds better words. */
export const REJECT_REASONS = [
  {
    name: 'GST number and address do not agree',
    message: 'Your GST number belongs to another state than your address. Please write to us with the right one.',
  },
  {
    name: 'GST number is cancelled or not found',
    message: 'Your GST number is cancelled, or the register does not know it. Please write to us with a valid one.',
  },
  {
    name: 'Goods outside our categories',
    message: 'We sell electronics and their accessories. What you want to sell does not belong to them.',
  },
  { name: 'Another reason', message: '' },
] as const;
