import { useState } from 'react';
import { Button } from '#design/button.tsx';
import type { Standing } from '#features/people/contract.ts';
import type { UserId } from '#shared/id.ts';
import { BlockDialog } from './block-dialog.tsx';
import { useBlock } from './use-block.ts';

type BlockActProps = {
  userId: UserId;
  name: string;
  isSeller: boolean;
  standing: Standing;
  onChanged: () => void;
};

/** The button that shuts somebody out, after asking why, or lets them in again. */
export function BlockAct({ userId, name, isSeller, standing, onChanged }: BlockActProps) {
  const [asks, setAsks] = useState(false);
  const { block, unblock, isBusy } = useBlock(onChanged);
  const send = async (reason: string) => {
    if (await block(userId, reason)) setAsks(false);
  };
  return (
    <>
      {standing.blockedAt ? (
        <Button busy={isBusy} onClick={() => void unblock(userId)}>
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
        busy={isBusy}
        onBlock={reason => void send(reason)}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
