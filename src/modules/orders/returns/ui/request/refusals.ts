import type { Reason } from '#design/overlays/reason-dialog.tsx';

/** Why a return is refused, with words for it unless somebody finds better ones. */
export const RETURN_REFUSALS: readonly [Reason, ...Reason[]] = [
  {
    name: 'Used or damaged after delivery',
    message: 'The items were used or damaged after delivery, so they can’t be sold again.',
  },
  { name: 'Something is missing', message: 'Something that came in the box is missing from your return.' },
  { name: 'Different item returned', message: 'The item you returned is not the one we sold you.' },
  { name: 'Not returned', message: 'We have not received the items.' },
  { name: 'Other', message: '' },
];
