import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { closedWords, leftWords, moveChoices, movingOf, rejectWords } from '#orders/orders/moves/move-choices.ts';
import { leavesUnpaid } from '#orders/orders/moves/order-move.ts';
import type { OrderDetail, OrderLine, OrderPart } from '#orders/orders/order.schema.ts';
import { type ChoosableStatus, isOnTheWay, ORDER_STATUS_LABELS } from '#orders/orders/order-status.ts';
import { proofOf } from '#orders/orders/parcels/parcel.ts';
import {
  type DecisionDraft,
  DecisionFields,
  decisionFault,
  decisionOf,
  NO_DECISION,
} from '#orders/orders/ui/desk/decision-fields.tsx';
import { RejectFields, useRejection } from '#orders/orders/ui/desk/reject-fields.tsx';
import { useMoveOrder } from '#orders/orders/ui/desk/use-move-order.ts';
import { NO_PARCEL, parcelFault, parcelOfDraft } from '#orders/orders/ui/parcels/parcel-draft.ts';
import { ParcelFields } from '#orders/orders/ui/parcels/parcel-fields.tsx';
import { SerialInputs, useSerialDrafts } from '#orders/serials/ui/serial-inputs.tsx';
import { t } from '#shared/language/t.ts';
import styles from './order-status-form.module.css';

type OrderStatusFormProps = { order: OrderDetail; isAdministrator: boolean; onChanged: () => void };

/** Form to update the status of an order or one of its parts. Rejecting asks for confirmation. */
export function OrderStatusForm({ order, isAdministrator, onChanged }: OrderStatusFormProps) {
  const { parts } = order;
  const [partId, setPartId] = useState('');
  const [status, setStatus] = useState<ChoosableStatus | ''>('');
  const [parcel, setParcel] = useState(NO_PARCEL);
  const [fault, setFault] = useState<string>();
  const [decision, setDecision] = useState(NO_DECISION);
  const [asks, setAsks] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const chosen = partId ? parts.filter(part => part.partId === partId) : parts;
  const paysOnDelivery = order.paymentMethod === 'COD';
  const scope = { isNamed: partId !== '', isAdministrator, paysOnDelivery };
  const choices = moveChoices(chosen, scope);
  const isOpen = choices.some(choice => choice.status === status && choice.isAllowed);
  // A parcel belongs to one part, so there are no tracking fields for several.
  const { moving, left } = isOpen ? movingOf(chosen, status as ChoosableStatus, scope) : { moving: [], left: [] };
  const leaving =
    isOpen && isOnTheWay(status as ChoosableStatus) ? moving.filter(part => !isOnTheWay(part.orderStatus)) : [];
  const serials = useSerialDrafts(leaving.flatMap(part => part.lines).filter(hasGaps));
  const rejection = useRejection();
  const asksSerials = serials.bound.fields.length > 0;
  const { move, isMoving } = useMoveOrder(order._id, { isAdministrator, onChanged, onFields: serials.refuse });
  const asksParcel = isOpen && status === 'inShipping' && moving.length === 1;
  const asked = decisionAsked(order, isOpen ? status : '', moving, isAdministrator);
  const send = async (why?: ReturnType<typeof rejection.given>) => {
    if (!status) return;
    const goesWith = {
      ...parcelOfDraft(asksParcel ? parcel : NO_PARCEL),
      ...decisionOf(asked, decision),
      serials: asksSerials ? serials.given() : undefined,
      ...why,
    };
    const moved = await move(status, chosen.length === parts.length ? undefined : chosen[0]?.partId, goesWith);
    setAsks(false);
    if (!moved) return;
    setStatus('');
    setPartId('');
    setParcel(NO_PARCEL);
    setDecision(NO_DECISION);
    serials.clear();
    rejection.clear();
    // The button becomes disabled, so the focus moves to the first field.
    form.current?.querySelector<HTMLSelectElement>('select[required]')?.focus();
  };
  const reject = () => {
    const why = rejection.given();
    if (why) void send(why);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = asksParcel ? parcelFault(parcel) : undefined;
    setFault(wrong);
    const isNumbered = serials.isRight(true);
    const undecided = decisionFault(asked, decision);
    setDecision({ ...decision, fault: undecided });
    if (wrong || !isNumbered || undecided) return;
    if (status === 'rejected') setAsks(true);
    else void send();
  };
  return (
    <form ref={form} onSubmit={submit} className={styles.form}>
      {parts.length > 1 && (
        <Select
          label={t('orders.orders.form.applyTo')}
          value={partId}
          onChange={event => setPartId(event.target.value)}
          choices={[
            { value: '', label: t('orders.orders.form.all', { count: parts.length }) },
            ...parts.map((part, index) => ({
              value: part.partId,
              label: t('orders.orders.form.part', { number: index + 1, seller: part.sellerName }),
            })),
          ]}
        />
      )}
      <Select
        label={t('orders.orders.field.status')}
        required
        placeholder={t('orders.orders.bulk.choose')}
        value={isOpen ? status : ''}
        onChange={event => setStatus(event.target.value as ChoosableStatus)}
        hint={closedWords(choices, isAdministrator)}
        choices={choices.map(choice => ({
          value: choice.status,
          label: ORDER_STATUS_LABELS[choice.status],
          disabled: !choice.isAllowed,
        }))}
      />
      {asksSerials && (
        <>
          <p className={styles.hint}>{t('orders.orders.form.scan')}</p>
          <SerialInputs {...serials.bound} />
        </>
      )}
      {leftWords(left, chosen.length) && <p className={styles.hint}>{leftWords(left, chosen.length)}</p>}
      {asksParcel && <ParcelFields draft={parcel} onChange={setParcel} error={fault} />}
      <DecisionFields asked={asked} draft={decision} onChange={setDecision} />
      <Button
        type="submit"
        tone="primary"
        wide
        disabled={!isOpen}
        busy={isMoving}
        busyLabel={t('orders.orders.updating')}
      >
        {t('orders.orders.form.update')}
      </Button>
      <AskDialog
        open={asks}
        title={rejectTitle(order, partId)}
        verb={t('orders.orders.form.reject')}
        busy={isMoving}
        onConfirm={reject}
        onCancel={() => setAsks(false)}
      >
        <div className={styles.form}>
          <p>{rejectWords(moving, isAdministrator, paysOnDelivery)}</p>
          <RejectFields {...rejection.bound} />
        </div>
      </AskDialog>
    </form>
  );
}

/** Which extra field is required: the proof of a cash delivery, or the reason for shipping an unpaid order. */
function decisionAsked(
  { paymentMethod }: OrderDetail,
  status: ChoosableStatus | '',
  moving: readonly OrderPart[],
  isAdministrator: boolean,
): DecisionDraft['asked'] {
  const paysOnDelivery = paymentMethod === 'COD';
  const stateOf = (part: OrderPart) => ({ status: part.orderStatus, payment: part.paymentStatus });
  if (status === '') return undefined;
  if (isAdministrator && moving.some(part => leavesUnpaid(stateOf(part), status, paysOnDelivery))) return 'payment';
  const isProved = moving.every(part => proofOf(part, false) !== 'none');
  if (!paysOnDelivery || status !== 'delivered' || moving.length === 0 || isProved) return undefined;
  if (!isAdministrator) return 'code';
  return moving.length === 1 ? 'code-or-reason' : 'reason';
}

/** Lines that lack some of their serial numbers. */
function hasGaps({ quantity, serials: { kind, numbers } }: OrderLine): boolean {
  return kind !== 'none' && numbers.length < quantity;
}

function rejectTitle({ number, parts }: OrderDetail, partId: string): string {
  const place = parts.findIndex(part => part.partId === partId);
  return place < 0
    ? t('orders.orders.form.rejectAll', { number })
    : t('orders.orders.form.rejectPart', { part: place + 1, number });
}
