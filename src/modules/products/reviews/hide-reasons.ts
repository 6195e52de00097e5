export const MAX_HIDE_REASON_LENGTH = 500;

/** Reasons to hide a review, each with a suggested message to its author. */
export const HIDE_REASONS = [
  { name: 'It’s abusive or threatening', message: 'Your review contains insults or threats.' },
  {
    name: 'It shares personal details',
    message: 'Your review shares personal details, such as a name, an address or a phone number.',
  },
  { name: 'It’s an advertisement', message: 'Your review promotes something other than the product.' },
  {
    name: 'It’s not about this product',
    message: 'Your review is not about this product. For help with delivery or service, please write to us.',
  },
  { name: 'Another reason', message: '' },
] as const;
