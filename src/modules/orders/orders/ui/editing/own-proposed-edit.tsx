import PackagePlus from 'lucide-react/icons/package-plus';
import { Button } from '#design/buttons/button.tsx';
import { Price } from '#design/prices/price.tsx';
import { declineEdit } from '#orders/orders/editing/edit.contract.ts';
import type { OrderDetail, OrderPart } from '#orders/orders/order.schema.ts';
import { AwaitedPayment } from '#orders/orders/ui/paying/awaited-payment.tsx';
import { usePayOrder } from '#orders/orders/ui/paying/use-pay-order.ts';
import { useTimeLeft } from '#orders/orders/ui/paying/use-time-left.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import type { OrderId } from '#shared/id.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './own-proposed-edit.module.css';

/** The edits of an order that wait for its buyer, with both answers to each. */
export function OwnProposedEdits({ order, onChanged }: { order: OrderDetail; onChanged: () => void }) {
  return order.parts.map(
    ({ partId, proposedEdit: edit }) =>
      edit && <OwnProposedEdit key={partId} orderId={order._id} edit={edit} onChanged={onChanged} />,
  );
}

interface OwnProposedEditProps {
  orderId: OrderId;
  edit: NonNullable<OrderPart['proposedEdit']>;
  onChanged: () => void;
}

function OwnProposedEdit({ orderId, edit, onChanged }: OwnProposedEditProps) {
  const { editId, changes, why, difference, payUntil } = edit;
  useTimeLeft(payUntil, onChanged);
  const { isLeaving, pay } = usePayOrder(onChanged);
  const { act, isActing } = useAct({ onDone: onChanged, onStale: onChanged });
  return (
    <AwaitedPayment
      label={t('orders.orders.own.edit.title')}
      icon={<PackagePlus aria-hidden="true" />}
      className={styles.edit}
    >
      <div className={styles.text}>
        <b>{t('orders.orders.own.edit.title')}</b>
        <ul>
          {changes.map(change => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        <span>{t('orders.orders.edited.why', { why })}</span>
        <span>{t('orders.orders.own.edit.text', { time: dayAndHourText(payUntil) })}</span>
      </div>
      <div className={styles.acts}>
        <Button tone="primary" busy={isLeaving} onClick={() => void pay({ orderId, editId })}>
          {rich('orders.orders.own.edit.pay', { amount: <Price paise={difference} format="total" /> })}
        </Button>
        <Button busy={isActing} onClick={() => void act(() => call(declineEdit, { editId }))}>
          {t('orders.orders.own.edit.keep')}
        </Button>
      </div>
    </AwaitedPayment>
  );
}
