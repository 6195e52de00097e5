import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import {
  bookShipment,
  cancelShipment,
  MAX_GRAMS,
  type PartShipment,
  readShipment,
  type Shipment,
  shipmentLabel,
} from '#orders/shipments/contract.ts';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { useAct } from '#routing/forms/use-act.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import type { PartId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import styles from './courier-booking.module.css';

type CourierBookingProps = {
  partId: PartId;
  /** Cancelled or rejected. */
  isFallen: boolean;
  /** Called once courier and tracking number of the order have changed. */
  onChanged: () => void;
};

const STATES: Readonly<Record<Shipment['state'], string>> = {
  booking: t('orders.shipments.state.booking'),
  booked: t('orders.shipments.state.booked'),
  moving: t('orders.shipments.state.moving'),
  delivered: t('orders.shipments.state.delivered'),
  returning: t('orders.shipments.state.returning'),
  cancelled: t('orders.shipments.state.cancelled'),
  problem: t('orders.shipments.state.problem'),
  failed: t('orders.shipments.state.failed'),
};
const WITHOUT_LABEL: readonly Shipment['state'][] = ['booking', 'cancelled', 'failed'];

/** The courier booked for a seller order, or a way to book one. Shows nothing if the shop is connected to none. */
export function CourierBooking({ partId, isFallen, onChanged }: CourierBookingProps) {
  const { answer, askAgain } = useAnswer(readShipment, { partId });
  const [open, setOpen] = useState<'book' | 'cancel'>();
  const { act, actingOn } = useAct<'label' | 'cancel'>();
  if (!answer) return null;
  const { courier, shipment, cancelBy } = answer.data;
  if (courier === null && shipment === null) return null;
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    askAgain();
    onChanged();
  };
  const label = async () => {
    const found = await act(() => call(shipmentLabel, { partId }), { on: 'label', told: () => null });
    if (found) window.open(found.data.url, '_blank', 'noopener');
  };
  const cancel = async () => {
    if (await act(() => call(cancelShipment, { partId, byHand: cancelBy === 'hand' }), { on: 'cancel' })) done();
  };
  return (
    <div className={styles.booking}>
      {shipment && (
        <span className={styles.words}>
          {[shipment.courier, STATES[shipment.state], shipment.words].filter(Boolean).join(' · ')}
        </span>
      )}
      {courier !== null && (
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('book')}>
          {shipment?.state === 'booking' ? t('orders.shipments.again') : t('orders.shipments.book')}
        </Button>
      )}
      {shipment && !WITHOUT_LABEL.includes(shipment.state) && (
        <Button size="sm" busy={actingOn === 'label'} onClick={() => void label()}>
          {t('orders.shipments.label')}
        </Button>
      )}
      {cancelBy !== null && (
        <Button size="sm" tone="quiet" aria-haspopup="dialog" onClick={() => setOpen('cancel')}>
          {t('orders.shipments.cancel')}
        </Button>
      )}
      {shipment?.isStuck && (
        <p className={styles.stuck}>
          {isFallen || shipment.state === 'cancelled' ? t('orders.shipments.stuckFallen') : t('orders.shipments.stuck')}
        </p>
      )}
      {courier !== null && (
        <Dialog open={open === 'book'} onClose={close} title={t('orders.shipments.bookTitle', { courier })} size="sm">
          <BookForm of={answer.data} courier={courier} onClose={close} onBooked={done} onFailed={askAgain} />
        </Dialog>
      )}
      <AskDialog
        open={open === 'cancel'}
        title={t('orders.shipments.cancelAsk')}
        verb={t('orders.shipments.cancel')}
        busy={actingOn === 'cancel'}
        onCancel={close}
        onConfirm={() => void cancel()}
      >
        {cancelBy === 'hand'
          ? t('orders.shipments.cancelByHandText', { courier: shipment?.courier ?? '' })
          : t('orders.shipments.cancelText', { courier: shipment?.courier ?? '' })}
      </AskDialog>
    </div>
  );
}

type BookFormProps = {
  of: PartShipment;
  courier: string;
  onClose: () => void;
  onBooked: () => void;
  /** Called when the courier has not booked it, so that what is shown is true again. */
  onFailed: () => void;
};

function BookForm({ of: { partId, grams: usual }, courier, onClose, onBooked, onFailed }: BookFormProps) {
  const form = useForm({
    start: { grams: String(usual) },
    send: ({ grams: typed }) => {
      const grams = Number(typed.trim());
      if (!Number.isInteger(grams) || grams < 1 || grams > MAX_GRAMS)
        return { faults: { grams: t('orders.shipments.gramsFault', { most: MAX_GRAMS }) } };
      return call(bookShipment, { partId, grams });
    },
    onStale: onFailed,
    onDone: onBooked,
  });
  return (
    <DialogForm form={form} verb={t('orders.shipments.book')} onCancel={onClose}>
      <p>{t('orders.shipments.bookText', { courier })}</p>
      <TextField
        {...form.bound('grams')}
        label={t('orders.shipments.weight')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
    </DialogForm>
  );
}
