/** As much as may be written to somebody about a block. */
export const LONGEST_REASON = 500;

const TAKEN_OVER = {
  name: 'Somebody else may be using the account',
  message: 'We have seen signs that somebody else uses your account. Please write to us, and we will sort it out.',
};
const ANOTHER = { name: 'Another reason', message: '' };

/** Why shoppers are blocked, each with what is written to them unless the administrator finds better words. */
export const SHOPPER_REASONS = [
  {
    name: 'Parcels are ordered and refused',
    message: 'Several orders were refused at the door. Please write to us before you order again.',
  },
  TAKEN_OVER,
  ANOTHER,
] as const;

/** The same for sellers. */
export const SELLER_REASONS = [
  {
    name: 'Goods that may not be sold',
    message: 'We have had goods from this account that may not be sold here. Please write to us about them.',
  },
  TAKEN_OVER,
  ANOTHER,
] as const;
