import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { ReasonDialog } from '#design/overlays/reason-dialog.tsx';
import { type AccountStanding, blockPerson, MAX_BLOCK_REASON_LENGTH, unblockPerson } from '#office/people/contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import type { UserId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';

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
  const { act, isActing } = useAct({ onDone: onChanged, failed: t('office.people.wrong') });
  const send = async (reason: string) => {
    if (await act(() => call(blockPerson, { _id: userId, reason }))) setConfirming(false);
  };
  return (
    <>
      {standing.blockedAt ? (
        <Button busy={isActing} onClick={() => void act(() => call(unblockPerson, { _id: userId }))}>
          {t('office.people.unblock')}
        </Button>
      ) : (
        <Button aria-haspopup="dialog" onClick={() => setConfirming(true)}>
          {t('office.people.block')}
        </Button>
      )}
      <ReasonDialog
        open={isConfirming}
        title={t('office.people.blockAsk', { name })}
        verb={t('office.people.block')}
        reasons={isSeller ? SELLER_REASONS : SHOPPER_REASONS}
        label={isSeller ? t('office.people.toSeller') : t('office.people.toShopper')}
        way={t('office.people.byMail')}
        longest={MAX_BLOCK_REASON_LENGTH}
        busy={isActing}
        onReason={reason => void send(reason)}
        onClose={() => setConfirming(false)}
      >
        {isSeller ? t('office.people.blockWhat.seller') : t('office.people.blockWhat.shopper')}
      </ReasonDialog>
    </>
  );
}

const TAKEN_OVER = {
  name: t('office.people.reason.takenOver'),
  message: t('office.people.reason.takenOverMessage'),
};
const ANOTHER = { name: t('office.people.reason.other'), message: '' };

/** Reasons for blocking a shopper, each with a message to them that the administrator can edit. */
const SHOPPER_REASONS = [
  {
    name: t('office.people.reason.refused'),
    message: t('office.people.reason.refusedMessage'),
  },
  TAKEN_OVER,
  ANOTHER,
] as const;

const SELLER_REASONS = [
  {
    name: t('office.people.reason.products'),
    message: t('office.people.reason.productsMessage'),
  },
  TAKEN_OVER,
  ANOTHER,
] as const;
