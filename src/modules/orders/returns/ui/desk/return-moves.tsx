import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { type Reason, ReasonDialog } from '#design/overlays/reason-dialog.tsx';
import { MAX_REFUSAL_LENGTH, moveReturn } from '#orders/returns/desk.contract.ts';
import type { DeskReturn } from '#orders/returns/return/return.schema.ts';
import { type DeskMove, isOpenReturn } from '#orders/returns/return/return-states.ts';
import { SETTLING } from '#orders/returns/ui/desk/compare-dialog.tsx';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { exactRupees, sum } from '#shared/money/money.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { ItemsDialog } from './items-dialog.tsx';
import styles from './return-desk.module.css';

/** Reasons for rejecting a return, with suggested messages. */
const RETURN_REFUSALS: readonly [Reason, ...Reason[]] = [
  {
    name: 'Used or damaged after delivery',
    message: 'The items were used or damaged after delivery, so they can’t be sold again.',
  },
  { name: 'Something is missing', message: 'Something that came in the box is missing from your return.' },
  { name: 'Different item returned', message: 'The item you returned is not the one we sold you.' },
  { name: 'Not returned', message: 'We have not received the items.' },
  { name: 'Other', message: '' },
];

const HINTS: Readonly<Record<DeskReturn['state'], string>> = {
  requested: 'The shopper is waiting for your answer.',
  approved: 'Confirm once you have received the items.',
  received: 'Check the items, then refund the shopper.',
  settled: 'This return is complete.',
  refused: 'Rejected. We mailed your reason to the shopper.',
  withdrawn: 'The shopper cancelled this return.',
};

type MoveInput = Pick<InputOf<typeof moveReturn>, 'note' | 'goods' | 'serials'>;

/** Buttons for the next step. Steps that move money or items ask for confirmation. */
export function ReturnMoves({ found, onChanged }: { found: DeskReturn; onChanged: () => void }) {
  const [asks, setAsks] = useState<DeskMove>();
  const { isActing, act } = useAct({ onDone: onChanged, onStale: onChanged });
  const move = async (to: DeskMove, input: MoveInput = {}) => {
    if (await act(() => call(moveReturn, { _id: found._id, move: to, ...input }))) setAsks(undefined);
  };
  const close = () => setAsks(undefined);
  const isNumbered = found.out.some(({ numbers }) => numbers.length > 0);
  const back = exactRupees(sum([found.goodsAmount, found.deliveryAmount]));
  return (
    <div className={styles.moves}>
      <p className={styles.hint}>{HINTS[found.state]}</p>
      {found.state === 'requested' && (
        <Button tone="primary" wide busy={isActing} onClick={() => void move('approve')}>
          Approve
        </Button>
      )}
      {found.state === 'approved' && (
        <Button tone="primary" wide onClick={() => setAsks('receive')}>
          Items received
        </Button>
      )}
      {found.state === 'received' && (
        <Button tone="primary" wide onClick={() => setAsks('settle')}>
          Refund {back}
        </Button>
      )}
      {isOpenReturn(found.state) && (
        <Button wide onClick={() => setAsks('refuse')}>
          Reject
        </Button>
      )}
      <ItemsDialog
        open={asks === 'receive'}
        busy={isActing}
        onClose={close}
        onItems={items => void move('receive', { goods: items })}
      />
      {isNumbered ? (
        <CompareDialog
          open={asks === 'settle'}
          found={found}
          amount={back}
          busy={isActing}
          onCompared={input => void move('settle', input)}
          onClose={close}
        />
      ) : (
        <AskDialog
          open={asks === 'settle'}
          title={`Refund ${back}?`}
          verb="Refund"
          tone="primary"
          busy={isActing}
          onConfirm={() => void move('settle')}
          onCancel={close}
        >
          {SETTLING}
        </AskDialog>
      )}
      <ReasonDialog
        open={asks === 'refuse'}
        title={`Reject ${found.number}?`}
        verb="Reject"
        reasons={RETURN_REFUSALS}
        label="Message to the shopper"
        way="sent by mail"
        longest={MAX_REFUSAL_LENGTH}
        busy={isActing}
        onReason={note => void move('refuse', { note })}
        onClose={close}
      >
        There is no refund. You can’t reject a return of faulty, damaged or wrong items.
      </ReasonDialog>
    </div>
  );
}
