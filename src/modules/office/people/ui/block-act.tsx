import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { ReasonDialog } from '#design/overlays/reason-dialog.tsx';
import { type AccountStanding, blockPerson, MAX_BLOCK_REASON_LENGTH, unblockPerson } from '#office/people/contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import type { UserId } from '#shared/id.ts';

type BlockActProps = {
  userId: UserId;
  name: string;
  isSeller: boolean;
  standing: AccountStanding;
  onChanged: () => void;
};

/** Blocks an account after asking for a reason, or unblocks it. */
export function BlockAct({ userId, name, isSeller, standing, onChanged }: BlockActProps) {
  const [isConfirming, setConfirming] = useState(false);
  const { act, isActing } = useAct({ onDone: onChanged, failed: 'Something went wrong' });
  const send = async (reason: string) => {
    if (await act(() => call(blockPerson, { _id: userId, reason }))) setConfirming(false);
  };
  return (
    <>
      {standing.blockedAt ? (
        <Button busy={isActing} onClick={() => void act(() => call(unblockPerson, { _id: userId }))}>
          Unblock
        </Button>
      ) : (
        <Button aria-haspopup="dialog" onClick={() => setConfirming(true)}>
          Block
        </Button>
      )}
      <ReasonDialog
        open={isConfirming}
        title={`Block ${name}?`}
        verb="Block"
        reasons={isSeller ? SELLER_REASONS : SHOPPER_REASONS}
        label={isSeller ? 'Message to the seller' : 'Message to the shopper'}
        way="sent by mail, and shown when they sign in"
        longest={MAX_BLOCK_REASON_LENGTH}
        busy={isActing}
        onReason={reason => void send(reason)}
        onClose={() => setConfirming(false)}
      >
        They are signed out on all devices at once and can’t sign in.{' '}
        {isSeller ? 'Their products are off sale until you unblock them.' : 'Orders already placed continue.'}
      </ReasonDialog>
    </>
  );
}

const TAKEN_OVER = {
  name: 'Someone else may be using the account',
  message: 'We noticed signs that someone else is using your account. Please write to us and we will sort it out.',
};
const ANOTHER = { name: 'Another reason', message: '' };

/** Reasons for blocking a shopper, each with a message to them that the administrator can edit. */
const SHOPPER_REASONS = [
  {
    name: 'Orders refused on delivery',
    message: 'Several of your orders were refused on delivery. Please write to us before you order again.',
  },
  TAKEN_OVER,
  ANOTHER,
] as const;

const SELLER_REASONS = [
  {
    name: 'Products that can’t be sold here',
    message: 'This account has listed products that can’t be sold here. Please write to us about them.',
  },
  TAKEN_OVER,
  ANOTHER,
] as const;
