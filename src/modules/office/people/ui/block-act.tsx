import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { type AccountStanding, blockPerson, unblockPerson } from '#office/people/contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import type { UserId } from '#shared/id.ts';
import { BlockDialog } from './block-dialog.tsx';

type BlockActProps = {
  userId: UserId;
  name: string;
  isSeller: boolean;
  standing: AccountStanding;
  onChanged: () => void;
};

/** The button that shuts somebody out, after asking why, or lets them in again. */
export function BlockAct({ userId, name, isSeller, standing, onChanged }: BlockActProps) {
  const [asks, setAsks] = useState(false);
  const { act, isActing } = useAct({ onDone: onChanged, failed: 'Something went wrong' });
  const send = async (reason: string) => {
    if (await act(() => call(blockPerson, { _id: userId, reason }))) setAsks(false);
  };
  return (
    <>
      {standing.blockedAt ? (
        <Button busy={isActing} onClick={() => void act(() => call(unblockPerson, { _id: userId }))}>
          Unblock
        </Button>
      ) : (
        <Button aria-haspopup="dialog" onClick={() => setAsks(true)}>
          Block
        </Button>
      )}
      <BlockDialog
        open={asks}
        name={name}
        isSeller={isSeller}
        busy={isActing}
        onBlock={reason => void send(reason)}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
