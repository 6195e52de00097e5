import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { arrangeService, moveWindow } from '#orders/orders/moves/arrange.contract.ts';
import type { OrderPart } from '#orders/orders/order.schema.ts';
import { isLive, mayBeCancelled } from '#orders/orders/order-status.ts';
import { refundService } from '#orders/returns/desk.contract.ts';
import { PERIODS, type Period, periodText, type Slot } from '#orders/sold-services/period.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { OrderId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import styles from './arranged.module.css';
import { FormActs } from './form-acts.tsx';
import { arrivalWords, ServiceLines } from './service-lines.tsx';

interface DeskArrangedProps {
  orderId: OrderId;
  part: OrderPart;
  isAdministrator: boolean;
  onChanged: () => void;
}

type Service = OrderPart['services'][number];

/** The delivery window and the services of a seller order, with what its seller can do about them. */
export function DeskArranged({ orderId, part, isAdministrator, onChanged }: DeskArrangedProps) {
  const { slot, services, partId, orderStatus } = part;
  const [opened, setOpened] = useState<string>();
  const close = () => {
    setOpened(undefined);
    onChanged();
  };
  return (
    <div className={styles.arranged}>
      {slot && (
        <div>
          <div className={styles.acts}>
            <b>{arrivalWords(slot, orderStatus)}</b>
            {mayBeCancelled(orderStatus) && opened !== 'window' && (
              <Button size="sm" onClick={() => setOpened('window')}>
                {t('orders.services.order.move')}
              </Button>
            )}
          </div>
          {opened === 'window' && (
            <SlotForm
              start={slot}
              verb={t('orders.services.order.move')}
              send={to => call(moveWindow, { orderId, partId, ...to })}
              onDone={close}
              onClose={() => setOpened(undefined)}
            />
          )}
        </div>
      )}
      <ServiceLines
        services={services}
        acts={service =>
          !service.isDone && !service.isCalledOff && isLive(orderStatus) ? (
            <VisitActs
              {...{ orderId, service }}
              isDelivered={orderStatus === 'delivered'}
              mayRefund={isAdministrator && orderStatus === 'delivered' && service.total > 0}
              opened={opened?.endsWith(service.lineId) ? opened : undefined}
              onOpen={setOpened}
              onDone={close}
            />
          ) : null
        }
      />
    </div>
  );
}

interface VisitActsProps {
  orderId: OrderId;
  service: Service;
  isDelivered: boolean;
  mayRefund: boolean;
  opened: string | undefined;
  onOpen: (form: string | undefined) => void;
  onDone: () => void;
}

function VisitActs({ orderId, service, isDelivered, mayRefund, opened, onOpen, onDone }: VisitActsProps) {
  const { lineId, scheduled } = service;
  const onClose = () => onOpen(undefined);
  if (opened === `visit ${lineId}`)
    return (
      <SlotForm
        start={scheduled ?? { day: dayIn(new Date()), period: 'morning' }}
        verb={t('orders.services.desk.visit.schedule')}
        send={visit => call(arrangeService, { orderId, lineId, visit })}
        {...{ onDone, onClose }}
      />
    );
  if (opened === `done ${lineId}`) return <DoneForm {...{ orderId, lineId, onDone, onClose }} />;
  if (opened === `refund ${lineId}`) return <RefundForm {...{ orderId, lineId, onDone, onClose }} />;
  const isVisit = service.kind === 'installation';
  return (
    <div className={styles.acts}>
      {isVisit && (
        <Button size="sm" onClick={() => onOpen(`visit ${lineId}`)}>
          {t('orders.services.desk.visit.schedule')}
        </Button>
      )}
      {isVisit && isDelivered && (
        <Button size="sm" onClick={() => onOpen(`done ${lineId}`)}>
          {t('orders.services.desk.visit.finish')}
        </Button>
      )}
      {mayRefund && (
        <Button size="sm" onClick={() => onOpen(`refund ${lineId}`)}>
          {t('orders.services.desk.visit.refund')}
        </Button>
      )}
    </div>
  );
}

interface SlotFormProps {
  start: Slot;
  verb: string;
  send: (slot: Slot) => Promise<object>;
  onDone: () => void;
  onClose: () => void;
}

function SlotForm({ start, verb, send, onDone, onClose }: SlotFormProps) {
  const form = useForm({
    start: { day: start.day, period: start.period as string },
    send: ({ day, period }) =>
      day === ''
        ? { faults: { day: t('orders.services.desk.visit.chooseDay') } }
        : send({ day, period: period as Period }),
    told: () => ({ title: t('orders.services.desk.visit.saved'), tone: 'good' }),
    onDone,
  });
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        {...form.bound('day')}
        type="date"
        min={dayIn(new Date())}
        label={t('orders.services.desk.visit.day')}
      />
      <Select
        {...form.bound('period')}
        label={t('orders.services.desk.visit.time')}
        choices={PERIODS.map(value => ({ value, label: periodText(value) }))}
      />
      <FormActs label={verb} busy={form.busy} onClose={onClose} />
    </form>
  );
}

interface DoneFormProps {
  orderId: OrderId;
  lineId: string;
  onDone: () => void;
  onClose: () => void;
}

/** With the code of the buyer, or with a reason why there is none. */
function DoneForm({ orderId, lineId, onDone, onClose }: DoneFormProps) {
  const form = useForm({
    start: { code: '', note: '' },
    send: ({ code, note }) => {
      if (code.trim() === '' && note.trim() === '')
        return { faults: { code: t('orders.services.desk.visit.codeOrNote') } };
      if (code.trim() !== '' && !/^\d{6}$/.test(code.trim()))
        return { faults: { code: t('orders.services.desk.refusal.wrongCode') } };
      const done = code.trim() === '' ? { note: note.trim() } : { code: code.trim() };
      return call(arrangeService, { orderId, lineId, done });
    },
    told: () => ({ title: t('orders.services.desk.visit.saved'), tone: 'good' }),
    onDone,
  });
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        {...form.bound('code')}
        error={form.faults.code ?? form.faults['done.code' as 'code']}
        label={t('orders.services.desk.visit.buyersCode')}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
      />
      <TextField {...form.bound('note')} label={t('orders.services.desk.visit.noCode')} maxLength={200} />
      <FormActs label={t('orders.services.desk.visit.finish')} busy={form.busy} onClose={onClose} />
    </form>
  );
}

/** For administrators: what was paid goes back, with the reason. */
function RefundForm({ orderId, lineId, onDone, onClose }: DoneFormProps) {
  const form = useForm({
    start: { note: '' },
    send: ({ note }) =>
      note.trim() === ''
        ? { faults: { note: t('orders.services.desk.visit.sayWhy') } }
        : call(refundService, { orderId, lineId, note: note.trim() }),
    told: () => ({ title: t('orders.services.desk.visit.refunded'), tone: 'good' }),
    onDone,
  });
  return (
    <form {...form.props} className={styles.form}>
      <TextField {...form.bound('note')} label={t('orders.services.desk.visit.whyRefund')} maxLength={200} />
      <FormActs label={t('orders.services.desk.visit.refund')} busy={form.busy} onClose={onClose} />
    </form>
  );
}
