import { type ComponentProps, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { listOwnWindows, moveOwnWindow } from '#orders/orders/moves/arrange.contract.ts';
import type { OrderDetail, OrderPart } from '#orders/orders/order.schema.ts';
import { mayBeCancelled } from '#orders/orders/order-status.ts';
import { MAX_RETURN_TEXT_LENGTH, requestReturn, upiIdNeeded } from '#orders/returns/contract.ts';
import { isUpiId } from '#orders/returns/refunds/upi-id.ts';
import { calendarFile } from '#orders/sold-services/calendar-file.ts';
import { mayClaim, type Slot, shortDay, slotText } from '#orders/sold-services/period.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import { type Id, newId } from '#shared/id.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees } from '#shared/money/money.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import styles from './arranged.module.css';
import { FormActs } from './form-acts.tsx';
import { arrivalWords, ServiceLines } from './service-lines.tsx';

interface OwnArrangedProps {
  order: Pick<OrderDetail, '_id' | 'number' | 'paymentMethod'>;
  part: OrderPart;
  onChanged: () => void;
}

/** The delivery window and the services of a part of the shopper's order. */
export function OwnArranged({ order, part, onChanged }: OwnArrangedProps) {
  const { slot, services } = part;
  return (
    <div className={styles.arranged}>
      {slot && <OwnWindow order={order} part={part} slot={slot} onChanged={onChanged} />}
      <ServiceLines
        services={services}
        acts={service => (
          <>
            {service.code !== null && (
              <span>{rich('orders.services.order.code', { code: <b>{service.code}</b> })}</span>
            )}
            {service.code !== null && service.scheduled && (
              <CalendarLink id={service.lineId} title={`${service.title}, ${order.number}`} slot={service.scheduled} />
            )}
            {mayAskRefund(part, service) && <AskRefund {...{ order, part, service, onChanged }} />}
          </>
        )}
      />
    </div>
  );
}

function mayAskRefund(
  { orderStatus, paymentStatus }: OrderPart,
  { total, isDone, isCalledOff, isAskedBack, dueOn }: OrderPart['services'][number],
): boolean {
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'partially_refunded';
  return (
    dueOn !== null &&
    mayClaim(dueOn, dayIn(new Date())) &&
    orderStatus === 'delivered' &&
    isPaid &&
    total > 0 &&
    !(isDone || isCalledOff || isAskedBack)
  );
}

function AskRefund(props: OwnArrangedProps & { service: OrderPart['services'][number] }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <AskRefundForm {...props} onClose={() => setOpen(false)} />;
  return (
    <div className={styles.acts}>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('orders.services.order.askRefund')}
      </Button>
    </div>
  );
}

type AskRefundFormProps = ComponentProps<typeof AskRefund> & { onClose: () => void };

/** For a service that was due: what was paid goes back, to a UPI ID if it was cash. */
function AskRefundForm({ order, part: { partId }, service, onChanged, onClose }: AskRefundFormProps) {
  // Sent again after a lost answer, it is the same request.
  const [_id] = useState(() => newId<'return'>());
  const { lineId, quantity, dueOn, total } = service;
  const isCash = order.paymentMethod === 'COD';
  const form = useForm({
    start: { words: '', upiId: '' },
    send: ({ words, upiId: typed }) => {
      const upiId = typed.trim();
      if (isCash && !isUpiId(upiId)) return { faults: { upiId: upiIdNeeded().message } };
      const lines = [{ lineId: lineId as Id<'id'>, quantity }];
      return call(requestReturn, {
        ...{ _id, partId, lines, reason: 'incomplete', words: words.trim(), photos: [] },
        ...(isCash && { upiId }),
      });
    },
    told: () => ({ title: t('orders.services.order.refundSent'), tone: 'good' }),
    onStale: onChanged,
    onDone: () => {
      onClose();
      onChanged();
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <p>{t('orders.services.order.askRefundLead', { day: shortDay(dueOn ?? ''), amount: exactRupees(total) })}</p>
      <TextField
        {...form.bound('words')}
        label={t('orders.services.order.whatHappened')}
        aside={t('design.optional')}
        maxLength={MAX_RETURN_TEXT_LENGTH}
      />
      {isCash && (
        <TextField
          {...form.bound('upiId')}
          label={t('orders.returns.upi.label')}
          hint={t('orders.returns.upi.hint')}
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <FormActs label={t('orders.services.order.askRefund')} busy={form.busy} onClose={onClose} />
    </form>
  );
}

function OwnWindow({ order, part, slot, onChanged }: OwnArrangedProps & { slot: Slot }) {
  const [free, setFree] = useState<readonly Slot[]>();
  const { act, isActing } = useAct();
  const { orderStatus, partId } = part;
  const ask = async () => {
    const answer = await act(() => call(listOwnWindows, { orderId: order._id, partId }), { told: () => null });
    if (answer) setFree(answer.data);
  };
  const isComing = orderStatus !== 'delivered' && orderStatus !== 'cancelled' && orderStatus !== 'rejected';
  return (
    <div>
      <div className={styles.acts}>
        <b>{arrivalWords(slot, orderStatus)}</b>
        {isComing && (
          <CalendarLink id={partId} title={t('orders.services.order.calendar', { number: order.number })} slot={slot} />
        )}
        {mayBeCancelled(orderStatus) && !free && (
          <Button size="sm" busy={isActing} onClick={() => void ask()}>
            {t('orders.services.order.move')}
          </Button>
        )}
      </div>
      {free && (
        <MoveForm
          free={free}
          move={to => call(moveOwnWindow, { orderId: order._id, partId, ...to })}
          onRefused={() => void ask()}
          onClose={() => setFree(undefined)}
          onMoved={() => {
            setFree(undefined);
            onChanged();
          }}
        />
      )}
    </div>
  );
}

interface MoveFormProps {
  free: readonly Slot[];
  move: (to: Slot) => Promise<object>;
  /** Another window is free by now. */
  onRefused: () => void;
  onClose: () => void;
  onMoved: () => void;
}

function MoveForm({ free, move, onRefused, onClose, onMoved }: MoveFormProps) {
  const keyOf = ({ day, period }: Slot) => `${day} ${period}`;
  const form = useForm({
    start: { window: '' },
    send: ({ window }) => {
      const to = free.find(each => keyOf(each) === window);
      return to ? move(to) : { faults: { window: t('orders.services.order.chooseOne') } };
    },
    told: () => ({ title: t('orders.services.order.moved'), tone: 'good' }),
    onStale: onRefused,
    onDone: onMoved,
  });
  return (
    <form {...form.props} className={styles.form}>
      <Select
        {...form.bound('window')}
        label={t('orders.services.choose.window')}
        placeholder={t('orders.services.order.chooseOne')}
        choices={free.map(each => ({ value: keyOf(each), label: slotText(each) }))}
      />
      <FormActs label={t('orders.services.order.move')} busy={form.busy} onClose={onClose} />
    </form>
  );
}

function CalendarLink({ id, title, slot }: { id: string; title: string; slot: Slot }) {
  const file = `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(id, title, slot))}`;
  return (
    <a href={file} download={`${slot.day}.ics`}>
      {t('orders.services.order.toCalendar')}
    </a>
  );
}
