/** As much as may be written to somebody about a block. */
export const LONGEST_REASON = 500;

interface BlockReason {
  readonly name: string;
  readonly message: string;
  readonly ofSellers?: true;
}

/** Why accounts are blocked, each with what is written to their owner unless the administrator finds better words; some are for sellers alone. */
export const BLOCK_REASONS: readonly [BlockReason, ...BlockReason[]] = [
  {
    name: 'Parcels are ordered and refused',
    message: 'Several orders were refused at the door. Please write to us before you order again.',
  },
  {
    name: 'Somebody else may be using the account',
    message: 'We have seen signs that somebody else uses your account. Please write to us, and we will sort it out.',
  },
  {
    name: 'Goods that may not be sold',
    message: 'We have had goods from this account that may not be sold here. Please write to us about them.',
    ofSellers: true,
  },
  { name: 'Another reason', message: '' },
];
