import { type FormEvent, useId, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { MAX_DECISION_LENGTH, moveOrders } from '#orders/orders/contract.ts';
import { rejectManyWords, unpaidAmong } from '#orders/orders/moves/move-choices.ts';
import type { OrderOutcome, OrderSummary } from '#orders/orders/order.schema.ts';
import {
  CHOOSABLE,
  type ChoosableStatus,
  isOnTheWay,
  maySellerMove,
  ORDER_STATUS_LABELS,
} from '#orders/orders/order-status.ts';
import { RejectFields, useRejection } from '#orders/orders/ui/desk/reject-fields.tsx';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { SellerId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import styles from './bulk-move-dialog.module.css';
import { BulkOutcome } from './bulk-outcome.tsx';
import { type BulkParcelDrafts, bulkParcelFaults, NO_PARCELS, parcelFor } from './bulk-parcel-drafts.ts';
import { BulkParcels } from './bulk-parcels.tsx';

type BulkMoveDialogProps = {
  open: boolean;
  orders: readonly OrderSummary[];
  isAdministrator: boolean;
  /** Updates only this seller's parts, if the list is filtered by seller. */
  seller: SellerId | undefined;
  onClose: () => void;
  onMoved: (outcomes: readonly OrderOutcome[]) => void;
};

/** Bulk update: asks for tracking when orders ship, and lists the orders that were refused. */
export function BulkMoveDialog({ open, onClose, ...rest }: BulkMoveDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('orders.orders.bulk.title', { count: rest.orders.length })}>
      <BulkMoveForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

function BulkMoveForm({ orders, isAdministrator, seller, onClose, onMoved }: Omit<BulkMoveDialogProps, 'open'>) {
  const [status, setStatus] = useState<ChoosableStatus | ''>('');
  const [drafts, setDrafts] = useState<BulkParcelDrafts>(NO_PARCELS);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState('');
  const [unpaidReason, setUnpaidReason] = useState('');
  const [outcomes, setOutcomes] = useState<readonly OrderOutcome[]>();
  const { act, isActing } = useAct();
  /** If some orders are refused the dialog lists them; otherwise a toast reports success. */
  const move = async (input: InputOf<typeof moveOrders>) => {
    const moved = await act(() => call(moveOrders, input), {
      told: ({ data, message }) => (isPart(data) ? null : { title: message, tone: 'good' }),
    });
    if (!moved) return;
    if (isPart(moved.data)) setOutcomes(moved.data);
    onMoved(moved.data);
  };
  const rejection = useRejection();
  const id = useId();
  if (outcomes && status) return <BulkOutcome outcomes={outcomes} status={status} onClose={onClose} />;

  const choices = CHOOSABLE.map(value => ({
    value,
    label: ORDER_STATUS_LABELS[value],
    disabled: !isAdministrator && !orders.some(order => maySellerMove(order.orderStatus, value)),
  }));
  // Orders of several sellers ship in several parcels, which are entered order by order.
  const parcels = orders.filter(
    order => !isOnTheWay(order.orderStatus) && (seller !== undefined || order.sellers.length === 1),
  );
  const unpaid = status === '' ? '' : unpaidAmong(orders, status, isAdministrator).join(', ');
  const asksParcels = status === 'inShipping' && parcels.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!status) return;
    const wrong = asksParcels ? bulkParcelFaults(drafts, parcels) : {};
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    const why = status === 'rejected' ? rejection.given() : {};
    if (!why) return;
    void move({
      orderStatus: status,
      ...why,
      ...(seller && isAdministrator && { seller }),
      ...(isAdministrator && status === 'delivered' && reason.trim() && { withoutProof: reason.trim() }),
      ...(isAdministrator && unpaid !== '' && unpaidReason.trim() && { againstLaterPayment: unpaidReason.trim() }),
      orders: orders.map(order => ({
        orderId: order._id,
        ...(asksParcels && parcels.includes(order) && parcelFor(drafts, order)),
      })),
    });
  };
  return (
    <form id={id} className={styles.form} noValidate={status === 'rejected'} onSubmit={submit}>
      <Select
        label={t('orders.orders.field.status')}
        required
        data-autofocus
        placeholder={t('orders.orders.bulk.choose')}
        value={status}
        onChange={event => setStatus(event.target.value as ChoosableStatus)}
        choices={choices}
      />
      {asksParcels && <BulkParcels orders={parcels} drafts={drafts} faults={faults} onChange={setDrafts} />}
      {status === 'rejected' && (
        <>
          <p>{rejectManyWords(isAdministrator)}</p>
          <RejectFields {...rejection.bound} />
        </>
      )}
      {status === 'delivered' && !isAdministrator && orders.some(order => order.paymentMethod === 'COD') && (
        <p>{t('orders.orders.proof')}</p>
      )}
      {unpaid !== '' && !isAdministrator && <p>{t('orders.orders.bulk.unpaid', { numbers: unpaid })}</p>}
      {unpaid !== '' && isAdministrator && (
        <TextField
          label={t('orders.orders.bulk.unpaidReason')}
          maxLength={MAX_DECISION_LENGTH}
          autoComplete="off"
          value={unpaidReason}
          hint={t('orders.orders.bulk.unpaidHint', { numbers: unpaid })}
          onChange={event => setUnpaidReason(event.currentTarget.value)}
        />
      )}
      {isAdministrator && status === 'delivered' && orders.some(order => order.paymentMethod === 'COD') && (
        <TextField
          label={t('orders.orders.bulk.unproven')}
          maxLength={MAX_DECISION_LENGTH}
          autoComplete="off"
          value={reason}
          hint={t('orders.orders.bulk.unprovenHint')}
          onChange={event => setReason(event.currentTarget.value)}
        />
      )}
      <Button
        type="submit"
        tone={status === 'rejected' ? 'danger' : 'primary'}
        disabled={!status}
        busy={isActing}
        busyLabel={t('orders.orders.updating')}
      >
        {status === 'rejected'
          ? t('orders.orders.bulk.reject', { count: orders.length })
          : t('orders.orders.bulk.update', { count: orders.length })}
      </Button>
    </form>
  );
}

function isPart(outcomes: readonly OrderOutcome[]): boolean {
  return outcomes.some(({ outcome }) => outcome === 'refused');
}
