import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { MAX_REJECT_REASON_LENGTH, type OrderExchange } from '#orders/exchanges/exchange.schema.ts';
import { type ExchangeCondition, PHONE_CONDITIONS } from '#orders/exchanges/exchange.ts';
import { conditionText } from '#orders/exchanges/exchange-words.ts';
import { settleExchange } from '#orders/orders/moves/exchange.contract.ts';
import type { OrderPart } from '#orders/orders/order.schema.ts';
import { isOnTheWay } from '#orders/orders/order-status.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { OrderId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';
import styles from './arranged.module.css';
import { FormActs } from './form-acts.tsx';
import { stateText } from './own-exchanges.tsx';

interface DeskExchangesProps {
  orderId: OrderId;
  part: OrderPart;
  onChanged: () => void;
}

/** Old phones of a seller order, which its seller looks at and takes or rejects. */
export function DeskExchanges({ orderId, part, onChanged }: DeskExchangesProps) {
  return (
    <div className={styles.arranged}>
      {part.exchanges.map(exchange => (
        <DeskExchange key={exchange.lineId} {...{ orderId, part, exchange, onChanged }} />
      ))}
    </div>
  );
}

type DeskExchangeProps = DeskExchangesProps & { exchange: OrderExchange };

function DeskExchange({ orderId, part, exchange, onChanged }: DeskExchangeProps) {
  const [opened, setOpened] = useState<'take' | 'reject'>();
  const { title, model, condition, imei, quoted, state, final, finalCondition } = exchange;
  const isPaid = part.paymentStatus === 'paid' || part.paymentStatus === 'partially_refunded';
  const mayTake = part.orderStatus === 'delivered' && isPaid;
  const form = {
    ...{ orderId, exchange, onClose: () => setOpened(undefined) },
    onDone: () => {
      setOpened(undefined);
      onChanged();
    },
  };
  return (
    <div className={styles.note}>
      <b>{t('orders.exchanges.order.title', { product: title })}</b>
      <div>
        {model}, {conditionText(finalCondition ?? condition)}
        {imei && `, ${t('orders.exchanges.desk.imei', { imei })}`}
      </div>
      {state !== 'open' ? (
        <div>
          {state === 'confirmed'
            ? `${t('orders.exchanges.desk.value')}: ${exactRupees(final ?? quoted)}`
            : stateText(exchange)}
        </div>
      ) : opened === 'take' ? (
        <TakeForm {...form} />
      ) : opened === 'reject' ? (
        <RejectForm {...form} />
      ) : (
        <>
          <div>{t('orders.exchanges.desk.most', { value: exactRupees(quoted) })}</div>
          <div>{mayTake ? t('orders.exchanges.desk.paysFull') : t('orders.exchanges.desk.waits')}</div>
          <div className={styles.acts}>
            {mayTake && (
              <Button size="sm" onClick={() => setOpened('take')}>
                {t('orders.exchanges.desk.taken')}
              </Button>
            )}
            {isOnTheWay(part.orderStatus) && (
              <Button size="sm" tone="quiet" onClick={() => setOpened('reject')}>
                {t('orders.exchanges.desk.reject')}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

interface SettleFormProps {
  orderId: OrderId;
  exchange: OrderExchange;
  onDone: () => void;
  onClose: () => void;
}

function TakeForm({ orderId, exchange: { lineId, quoted, condition }, onDone, onClose }: SettleFormProps) {
  const form = useForm({
    start: { value: String(quoted / 100), condition: condition as string },
    send: typed => {
      const value = readMoney(typed.value);
      if ('fault' in value) return { faults: { value: value.fault } };
      const taken = { value: value.value, condition: typed.condition as ExchangeCondition };
      return call(settleExchange, { orderId, lineId, taken });
    },
    told: () => ({ title: t('orders.exchanges.desk.saved'), tone: 'good' }),
    onStale: onDone,
    onDone,
  });
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        {...form.bound('value')}
        error={form.faults.value ?? form.faults['taken.value' as 'value']}
        label={t('orders.exchanges.desk.value')}
        hint={t('orders.exchanges.desk.most', { value: exactRupees(quoted) })}
        sign="₹"
        inputMode="decimal"
        autoComplete="off"
      />
      <Select
        {...form.bound('condition')}
        label={t('orders.exchanges.desk.condition')}
        choices={PHONE_CONDITIONS.map(value => ({ value, label: conditionText(value) }))}
      />
      <FormActs label={t('orders.exchanges.desk.taken')} busy={form.busy} onClose={onClose} />
    </form>
  );
}

function RejectForm({ orderId, exchange: { lineId }, onDone, onClose }: SettleFormProps) {
  const form = useForm({
    start: { reason: '' },
    send: ({ reason }) =>
      reason.trim() === ''
        ? { faults: { reason: t('orders.exchanges.desk.sayWhy') } }
        : call(settleExchange, { orderId, lineId, rejected: { reason: reason.trim() } }),
    told: () => ({ title: t('orders.exchanges.desk.saved'), tone: 'good' }),
    onStale: onDone,
    onDone,
  });
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        {...form.bound('reason')}
        label={t('orders.exchanges.desk.reason')}
        hint={t('orders.exchanges.desk.reasonHint')}
        maxLength={MAX_REJECT_REASON_LENGTH}
      />
      <FormActs label={t('orders.exchanges.desk.reject')} busy={form.busy} onClose={onClose} />
    </form>
  );
}
