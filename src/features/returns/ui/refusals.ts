import type { Reason } from '#design/reason-dialog.tsx';

/** Why a return is refused, with words for it unless somebody finds better ones. */
export const REFUSALS: readonly [Reason, ...Reason[]] = [
  {
    name: 'Used or damaged after delivery',
    message: 'The goods were used or damaged after they reached you, so they can’t be sold again.',
  },
  { name: 'Something is missing', message: 'Something that came with the goods has not come back with them.' },
  { name: 'Other goods than those sold', message: 'What came back is not what we sold you.' },
  { name: 'Never came back', message: 'The goods have not come back to us.' },
  { name: 'Another reason', message: '' },
];
