import { useState } from 'react';
import { AskDialog } from '#design/ask-dialog.tsx';
import { Button } from '#design/button.tsx';
import { ReasonDialog } from '#design/reason-dialog.tsx';
import { LONGEST_REFUSAL, moveReturn } from '#features/returns/desk.contract.ts';
import type { DeskReturn } from '#features/returns/return.schema.ts';
import { type DeskMove, isOpenReturn } from '#features/returns/return-states.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/browser-call.ts';
import type { InputOf } from '#shared/endpoint.ts';
import { exactRupees, sum } from '#shared/money.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { GoodsDialog } from './goods-dialog.tsx';
import { REFUSALS } from './refusals.ts';
import styles from './return-desk.module.css';
import { SETTLING } from './settling-words.ts';

const HINTS: Readonly<Record<DeskReturn['state'], string>> = {
  requested: 'The shopper is waiting for your answer.',
  approved: 'Confirm once you have received the items.',
  received: 'Check the items, then refund the shopper.',
  settled: 'This return is complete.',
  refused: 'Rejected. We mailed your reason to the shopper.',
  withdrawn: 'The shopper cancelled this return.',
};

type Told = Pick<InputOf<typeof moveReturn>, 'note' | 'goods' | 'serials'>;

/** What can be done with a return as it stands; what moves money or somebody's goods asks first. */
export function ReturnMoves({ found, onChanged }: { found: DeskReturn; onChanged: () => void }) {
  const [asks, setAsks] = useState<DeskMove>();
  const { isActing, act } = useAct({ onDone: onChanged, onStale: onChanged });
  const move = async (to: DeskMove, told: Told = {}) => {
    if (await act(() => call(moveReturn, { _id: found._id, move: to, ...told }))) setAsks(undefined);
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
      <GoodsDialog
        open={asks === 'receive'}
        busy={isActing}
        onClose={close}
        onGoods={goods => void move('receive', { goods })}
      />
      {isNumbered ? (
        <CompareDialog
          open={asks === 'settle'}
          found={found}
          amount={back}
          busy={isActing}
          onCompared={told => void move('settle', told)}
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
        reasons={REFUSALS}
        label="Message to the shopper"
        way="sent by mail"
        longest={LONGEST_REFUSAL}
        busy={isActing}
        onReason={note => void move('refuse', { note })}
        onClose={close}
      >
        There is no refund. You can’t reject a return of faulty, damaged or wrong items.
      </ReasonDialog>
    </div>
  );
}
