import type { ReactNode } from 'react';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { shownEdit } from '#orders/orders/editing/stored-edit.ts';
import { deskReason } from '#orders/orders/moves/reject-reasons.ts';
import { shownNote } from '#orders/orders/moves/stored-notes.ts';
import type { OrderDetail, OrderEvent } from '#orders/orders/order.schema.ts';
import { ORDER_STATUS_LABELS, ORDER_STATUS_WORDS } from '#orders/orders/order-status.ts';
import { methodWords, paidWords } from '#orders/orders/paying/payment-words.ts';
import { AddressEditor, ItemsEditor, WaitingEdit } from '#orders/orders/ui/editing/order-editors.tsx';
import { OrderPartSection } from '#orders/orders/ui/order/order-part-section.tsx';
import { OrderStatusForm } from '#orders/orders/ui/order/order-status-form.tsx';
import { OrderStatusMark } from '#orders/orders/ui/order/order-status-mark.tsx';
import { OrderTotals } from '#orders/orders/ui/order/order-totals.tsx';
import { showMobile } from '#people/addresses/mobile.ts';
import { stateName } from '#people/addresses/state.ts';
import { CompanyText } from '#people/addresses/ui/company-text.tsx';
import type { AnswerState } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './order-desk.module.css';
import { PayLinkSender } from './pay-link-sender.tsx';

type OrderDeskProps = { order: OrderDetail; isAdministrator: boolean; onChanged: () => void };

/** Details of an order in the back-office: items on the left, status and timeline on the right. */
export function OrderDesk({ order, isAdministrator, onChanged }: OrderDeskProps) {
  return (
    <div className={styles.desk}>
      <div className={styles.order}>
        {order.parts.map((part, index) => (
          <OrderPartSection
            key={part.partId}
            orderId={order._id}
            part={part}
            edits={
              <>
                <WaitingEdit part={part} isAdministrator={isAdministrator} onChanged={onChanged} />
                <ItemsEditor order={order} part={part} isAdministrator={isAdministrator} onChanged={onChanged} />
              </>
            }
            number={index + 1}
            of={order.parts.length}
            isAdministrator={isAdministrator}
            onChanged={onChanged}
          />
        ))}
        <OrderTotals parts={order.parts} total={order.totalAmount} />
        <OrderDestination order={order} />
        <div className={styles.acts}>
          <AddressEditor order={order} onChanged={onChanged} />
          {isAdministrator && <PayLinkSender order={order} onChanged={onChanged} />}
        </div>
      </div>
      <div className={styles.side}>
        <section className={styles.block} aria-labelledby="update-status">
          <h3 id="update-status">{t('orders.orders.desk.update')}</h3>
          <OrderStatusForm order={order} isAdministrator={isAdministrator} onChanged={onChanged} />
        </section>
        <section className={styles.block} aria-labelledby="order-timeline">
          <h3 id="order-timeline">{t('orders.orders.field.timeline')}</h3>
          <OrderEvents order={order} />
        </section>
      </div>
    </div>
  );
}

/** Placeholder of about the same size while an order loads, or the error. */
export function OrderDeskWaiting({
  asked,
}: {
  asked: Pick<AnswerState<unknown>, 'problem' | 'isAsking' | 'askAgain'>;
}) {
  const { problem, isAsking, askAgain } = asked;
  if (problem && !isAsking) {
    const isMissing = problem.kind === 'missing';
    return (
      <ErrorState
        title={isMissing ? problem.message : t('orders.orders.desk.failed')}
        onRetry={isMissing ? undefined : askAgain}
      >
        {isMissing ? t('orders.orders.desk.missing') : problem.message}
      </ErrorState>
    );
  }
  return (
    <div className={styles.desk} aria-busy="true">
      <VisuallyHidden>{t('orders.orders.desk.loading')}</VisuallyHidden>
      <div className={styles.order}>
        <div className={styles.lines}>
          <Skeleton length="medium" />
          <Skeleton shape="block" className={styles.line} />
          <Skeleton shape="block" className={styles.line} />
          <Skeleton length="short" />
          <Skeleton length="medium" />
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.lines}>
          <Skeleton length="medium" />
          <Skeleton shape="block" className={styles.line} />
          <Skeleton length="long" />
          <Skeleton length="medium" />
        </div>
      </div>
    </div>
  );
}

/** Delivery address and payment. */
function OrderDestination({ order }: { order: OrderDetail }) {
  const { name, address, city, pincode, state, phone, notes } = order.addressInfo;
  return (
    <div className={styles.both}>
      <section>
        <h3>{t('orders.orders.field.shipping')}</h3>
        <address className={styles.text}>
          {name && <Line>{name}</Line>}
          <Line>{address}</Line>
          <Line>
            {city} {pincode}, {stateName(state)}
          </Line>
          <Line>{showMobile(phone)}</Line>
          {notes && <Line>{t('orders.orders.desk.instructions', { notes })}</Line>}
        </address>
      </section>
      {order.company && (
        <section>
          <h3>{t('orders.orders.company.title')}</h3>
          <p className={styles.text}>
            <CompanyText company={order.company} />
          </p>
        </section>
      )}
      <section>
        <h3>{t('orders.orders.field.payment')}</h3>
        <p className={styles.text}>
          <Line>{methodWords(order.paymentMethod)}</Line>
          <Line>{t('orders.orders.desk.paid', { state: paidWords(order) })}</Line>
          {order.paymentId && <Line>{order.paymentId}</Line>}
          {order.agent && <Line>{t('orders.orders.desk.agent', { platform: new URL(order.agent).host })}</Line>}
        </p>
      </section>
    </div>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <span className={styles.destinationLine}>{children}</span>;
}

/** The timeline, newest first. */
function OrderEvents({ order }: { order: OrderDetail }) {
  const events = order.timeline.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return (
    <ol>
      {events.map(event => (
        <li key={`${event.at.getTime()} ${event.kind} ${event.partId} ${event.status}`} className={styles.event}>
          <OrderStatusMark status={event.status ?? 'pending'} className={styles.what}>
            {wordsOf(event, order)}
          </OrderStatusMark>
          {event.kind === 'status' && deskReason(event) !== '' && <p className={styles.note}>{deskReason(event)}</p>}
          {event.kind === 'edited' &&
            shownEdit(event.note).map(words => (
              <p key={words} className={styles.note}>
                {words}
              </p>
            ))}
          {event.kind === 'placed' && event.note && <p className={styles.note}>{shownNote(event.note)}</p>}
          <p className={styles.who}>
            {event.actorName}, <time dateTime={event.at.toISOString()}>{dayAndHourText(event.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}

function wordsOf({ kind, partId, status, note }: OrderEvent, { parts }: OrderDetail): string {
  if (kind === 'placed') return t('orders.orders.desk.placed');
  if (kind === 'edited') return t('orders.orders.desk.edited');
  if (kind === 'note' || !status) return shownNote(note) ?? t('orders.orders.timeline.note');
  const place = parts.findIndex(part => part.partId === partId);
  if (parts.length < 2 || place < 0) return ORDER_STATUS_LABELS[status];
  return t('orders.orders.desk.part', { number: place + 1, status: ORDER_STATUS_WORDS[status] });
}
