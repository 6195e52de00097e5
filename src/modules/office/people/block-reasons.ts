/** As much as may be written to somebody about a block. */
export const MAX_BLOCK_REASON_LENGTH = 500;

const TAKEN_OVER = {
  name: 'Someone else may be using the account',
  message: 'We noticed signs that someone else is using your account. Please write to us and we will sort it out.',
};
const ANOTHER = { name: 'Another reason', message: '' };

/** Why shoppers are blocked, each with what is written to them unless the administrator finds better words. */
export const SHOPPER_REASONS = [
  {
    name: 'Orders refused on delivery',
    message: 'Several of your orders were refused on delivery. Please write to us before you order again.',
  },
  TAKEN_OVER,
  ANOTHER,
] as const;

/** The same for sellers. */
export const SELLER_REASONS = [
  {
    name: 'Products that can’t be sold here',
    message: 'This account has listed products that can’t be sold here. Please write to us about them.',
  },
  TAKEN_OVER,
  ANOTHER,
] as const;
