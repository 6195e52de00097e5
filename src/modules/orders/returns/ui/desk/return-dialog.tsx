import { Link } from 'react-router';
import { Facts } from '#design/data/facts.tsx';
import { Timeline } from '#design/data/timeline.tsx';
import { Price } from '#design/prices/price.tsx';
import { cashWords } from '#finance/cash/cash-states.ts';
import { LinePicture } from '#orders/cart/ui/sheet/line-picture.tsx';
import { ordersAddress } from '#orders/orders/list/order-list-state.ts';
import { methodWords } from '#orders/orders/paying/payment-words.ts';
import { returnIsMissing } from '#orders/returns/contract.ts';
import { deskPhotoUrl, readReturn } from '#orders/returns/desk.contract.ts';
import type { DeskReturn } from '#orders/returns/return/return.schema.ts';
import { RETURN_REASONS } from '#orders/returns/return/return-reasons.ts';
import { ITEMS_FATES, type ReturnId } from '#orders/returns/return/return-states.ts';
import { ReturnPhotos } from '#orders/returns/ui/request/return-photos.tsx';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import { RecordDialog } from './record-dialog.tsx';
import styles from './return-desk.module.css';
import { ReturnMoves } from './return-moves.tsx';
import { ReturnStateMark } from './return-state-mark.tsx';
import { ReturnSums } from './return-sums.tsx';
import { timelineOf } from './timeline-of.tsx';

type ReturnDialogProps = {
  /** From the address; the dialog is open while it is set. */
  id: string | undefined;
  onClose: () => void;
  onChanged: () => void;
};

/** Details of a return over the list. */
export function ReturnDialog(props: ReturnDialogProps) {
  return (
    <RecordDialog
      {...props}
      read={readReturn}
      inputOf={id => ({ returnId: id as ReturnId })}
      isMissing={returnIsMissing}
      size="lg"
      titleOf={found =>
        found ? (
          <span className={styles.title}>
            {found.number}
            <ReturnStateMark state={found.state} className={styles.mark} />
          </span>
        ) : (
          t('orders.returns.head.return')
        )
      }
      failed={t('orders.returns.desk.failed')}
    >
      {(found, reload) => <ReturnDesk found={found} onChanged={reload} />}
    </RecordDialog>
  );
}

/**
 * Details of a return for sellers and administrators: items and reason on the left, next step and timeline on the
 * right.
 */
function ReturnDesk({ found, onChanged }: { found: DeskReturn; onChanged: () => void }) {
  return (
    <div className={styles.desk}>
      <div className={styles.main}>
        <ul>
          {found.lines.map(line => (
            <li key={line.lineId} className={styles.line}>
              <LinePicture src={line.image} className={styles.picture} />
              <span>
                <span className={styles.goods}>{line.title}</span>
                <small className={styles.quiet}>{t('orders.returns.desk.quantity', { quantity: line.quantity })}</small>
              </span>
              <Price paise={line.amount} format="total" />
            </li>
          ))}
        </ul>
        <ReturnSums found={found} />
        <section className={styles.block} aria-labelledby="return-reason">
          <h3 id="return-reason">{RETURN_REASONS[found.reason]}</h3>
          {found.words ? (
            <blockquote className={styles.words}>{found.words}</blockquote>
          ) : (
            <p className={styles.quiet}>{t('orders.returns.desk.noWords')}</p>
          )}
          <ReturnPhotos photos={found.photos} urlOf={deskPhotoUrl} />
        </section>
        <Facts
          facts={[
            [
              t('orders.returns.head.order'),
              <Link key="order" to={ordersAddress.href({ order: found.orderId, find: found.orderNumber })}>
                {found.orderNumber}
              </Link>,
            ],
            [t('orders.returns.fact.delivered'), found.deliveredAt && dayAndHourText(found.deliveredAt)],
            [t('orders.returns.head.shopper'), found.buyer],
            [t('orders.returns.head.seller'), found.seller],
            [t('orders.returns.fact.method'), methodWords(found.paymentMethod)],
            ...(found.cash ? [[t('orders.returns.fact.cash'), cashWords(found.cash)] as const] : []),
            ...(found.refund?.waitsForCash
              ? [[t('orders.returns.fact.refund'), t('orders.returns.fact.owed', { seller: found.seller })] as const]
              : []),
            ...(found.upiId ? [[t('orders.returns.head.refundTo'), found.upiId] as const] : []),
            ...(found.goods ? [[t('orders.returns.head.items'), ITEMS_FATES[found.goods]] as const] : []),
          ]}
        />
      </div>
      <div className={styles.side}>
        <section className={styles.block} aria-labelledby="return-moves">
          <h3 id="return-moves">{t('orders.returns.desk.next')}</h3>
          <ReturnMoves found={found} onChanged={onChanged} />
        </section>
        <section className={styles.block} aria-labelledby="return-history">
          <h3 id="return-history">{t('orders.returns.desk.timeline')}</h3>
          <Timeline steps={timelineOf(found, step => found.events.find(({ state }) => state === step)?.by)} />
        </section>
      </div>
    </div>
  );
}
