import { Link } from 'react-router';
import { Facts } from '#design/facts.tsx';
import { Price } from '#design/price.tsx';
import { Timeline } from '#design/timeline.tsx';
import { LinePicture } from '#features/cart/ui/line-picture.tsx';
import { cashWords } from '#features/cash/cash-states.ts';
import { ordersAddress } from '#features/orders/order-list-state.ts';
import { methodWords } from '#features/orders/payment-words.ts';
import { deskPhotoUrl } from '#features/returns/desk.contract.ts';
import type { DeskReturn } from '#features/returns/return.schema.ts';
import { RETURN_REASONS } from '#features/returns/return-reasons.ts';
import { GOODS_FATES } from '#features/returns/return-states.ts';
import { dayAndHourText } from '#shared/dates.ts';
import styles from './return-desk.module.css';
import { ReturnMoves } from './return-moves.tsx';
import { ReturnPhotos } from './return-photos.tsx';
import { ReturnSums } from './return-sums.tsx';
import { timelineOf } from './timeline-of.tsx';

/** A return as those work on it who decide: the goods and the reason at the left, the moves and the history at the right. */
export function ReturnDesk({ found, onChanged }: { found: DeskReturn; onChanged: () => void }) {
  return (
    <div className={styles.desk}>
      <div className={styles.main}>
        <ul className={styles.lines}>
          {found.lines.map(line => (
            <li key={line.lineId} className={styles.line}>
              <LinePicture src={line.image} className={styles.picture} />
              <span>
                <span className={styles.goods}>{line.title}</span>
                <small className={styles.quiet}>Quantity {line.quantity}</small>
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
            <p className={styles.quiet}>The shopper added no message.</p>
          )}
          <ReturnPhotos photos={found.photos} urlOf={deskPhotoUrl} />
        </section>
        <Facts
          facts={[
            [
              'Order',
              <Link key="order" to={ordersAddress.href({ order: found.orderId, find: found.orderNumber })}>
                {found.orderNumber}
              </Link>,
            ],
            ['Delivered', found.deliveredAt && dayAndHourText(found.deliveredAt)],
            ['Shopper', found.buyer],
            ['Seller', found.seller],
            ['Payment method', methodWords(found.paymentMethod)],
            ...(found.cash ? [['Cash', cashWords(found.cash)] as const] : []),
            ...(found.refund?.waitsForCash
              ? [['Refund', `Owed by ${found.seller} until the shop receives the cash`] as const]
              : []),
            ...(found.upiId ? [['Refund to', found.upiId] as const] : []),
            ...(found.goods ? [['Items', GOODS_FATES[found.goods]] as const] : []),
          ]}
        />
      </div>
      <div className={styles.side}>
        <section className={styles.block} aria-labelledby="return-moves">
          <h3 id="return-moves">Next step</h3>
          <ReturnMoves found={found} onChanged={onChanged} />
        </section>
        <section className={styles.block} aria-labelledby="return-history">
          <h3 id="return-history">Timeline</h3>
          <Timeline steps={timelineOf(found, step => found.events.find(({ state }) => state === step)?.by)} />
        </section>
      </div>
    </div>
  );
}
