import { Link } from 'react-router';
import { Chip } from '#design/buttons/chip.tsx';
import { listOrderSellers } from '#orders/orders/contract.ts';
import { daysText } from '#orders/orders/list/order-days.ts';
import { type OrderListState, ordersAddress } from '#orders/orders/list/order-list-state.ts';
import { stayingLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import styles from './order-tools.module.css';

const NO_DAYS = { placed: undefined, from: undefined, to: undefined };

/** Active filters as removable chips. */
export function OrderChips({ state }: { state: OrderListState }) {
  const { seller } = state;
  const { answer } = useAnswer(listOrderSellers, seller ? { seller } : null);
  const days = daysText(state);
  if (!days && !seller) return null;
  const without = (less: Partial<OrderListState>) =>
    ordersAddress.href({ ...state, page: 1, order: undefined, ...less });
  return (
    <div className={styles.chips}>
      {days && (
        <Chip href={without(NO_DAYS)} renderLink={stayingLink} removeLabel="Remove order date:">
          {days}
        </Chip>
      )}
      {seller && (
        <Chip href={without({ seller: undefined })} renderLink={stayingLink} removeLabel="Remove seller:">
          {answer ? (answer.data[0]?.name ?? 'Unknown seller') : '…'}
        </Chip>
      )}
      <Link
        to={without({ ...NO_DAYS, seller: undefined })}
        preventScrollReset
        className={styles.clear}
        aria-label="Clear filters"
      >
        Clear
      </Link>
    </div>
  );
}
