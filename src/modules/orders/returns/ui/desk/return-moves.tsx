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
import { t } from '#shared/language/t.ts';
import { exactRupees, paise } from '#shared/money/money.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { ItemsDialog } from './items-dialog.tsx';
import styles from './return-desk.module.css';

/** Reasons for rejecting a return, with suggested messages. */
const RETURN_REFUSALS: readonly [Reason, ...Reason[]] = [
  {
    name: t('orders.returns.refusing.used'),
    message: t('orders.returns.refusing.used.message'),
  },
  { name: t('orders.returns.refusing.missing'), message: t('orders.returns.refusing.missing.message') },
  { name: t('orders.returns.refusing.different'), message: t('orders.returns.refusing.different.message') },
  { name: t('orders.returns.refusing.notReturned'), message: t('orders.returns.refusing.notReturned.message') },
  { name: t('orders.returns.refusing.other'), message: '' },
];

/** The same for a service. */
const SERVICE_REFUSALS: readonly [Reason, ...Reason[]] = [
  { name: t('orders.returns.refusing.visit'), message: t('orders.returns.refusing.visit.message') },
  { name: t('orders.returns.refusing.other'), message: '' },
];

const HINTS: Readonly<Record<DeskReturn['state'], string>> = {
  requested: t('orders.returns.hint.requested'),
  approved: t('orders.returns.hint.approved'),
  received: t('orders.returns.hint.received'),
  settled: t('orders.returns.hint.settled'),
  refused: t('orders.returns.hint.refused'),
  withdrawn: t('orders.returns.hint.withdrawn'),
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
  const isOpen = isOpenReturn(found.state);
  const back = exactRupees(paise(found.goodsAmount + found.deliveryAmount - found.exchangeAmount));
  return (
    <div className={styles.moves}>
      <p className={styles.hint}>
        {found.isOfServices && isOpen ? t('orders.returns.hint.service') : HINTS[found.state]}
      </p>
      {found.state === 'requested' && !found.isOfServices && (
        <Button tone="primary" wide busy={isActing} onClick={() => void move('approve')}>
          {t('orders.returns.move.approve')}
        </Button>
      )}
      {found.state === 'approved' && !found.isOfServices && (
        <Button tone="primary" wide onClick={() => setAsks('receive')}>
          {t('orders.returns.move.receive')}
        </Button>
      )}
      {(found.state === 'received' || (found.isOfServices && isOpen)) && (
        <Button tone="primary" wide onClick={() => setAsks('settle')}>
          {t('orders.returns.move.refund', { amount: back })}
        </Button>
      )}
      {isOpen && (
        <Button wide onClick={() => setAsks('refuse')}>
          {t('orders.returns.move.reject')}
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
          title={t('orders.returns.move.refundTitle', { amount: back })}
          verb={t('orders.returns.move.refundVerb')}
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
        title={t('orders.returns.move.rejectTitle', { number: found.number })}
        verb={t('orders.returns.move.reject')}
        reasons={found.isOfServices ? SERVICE_REFUSALS : RETURN_REFUSALS}
        label={t('orders.returns.move.message')}
        way={t('orders.returns.move.way')}
        longest={MAX_REFUSAL_LENGTH}
        busy={isActing}
        onReason={note => void move('refuse', { note })}
        onClose={close}
      >
        {t('orders.returns.move.rejectText')}
      </ReasonDialog>
    </div>
  );
}
