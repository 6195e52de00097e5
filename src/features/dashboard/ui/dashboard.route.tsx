import { Link } from 'react-router';
import { PageHead } from '#design/page-head.tsx';
import { listOrders } from '#features/orders/contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { weekdayText } from '#shared/dates.ts';
import styles from './dashboard.module.css';
import { NewestOrders } from './newest-orders.tsx';
import { OrdersByStatus } from './orders-by-status.tsx';
import { ToDo } from './to-do.tsx';

const NEWEST = 8;

/** What an administrator wants to know first: what waits to be done, what came in, how orders stand. */
export default function Dashboard() {
  const newest = useAnswer(listOrders, { limit: NEWEST });
  const counts = newest.answer?.counts;
  return (
    <>
      <title>Dashboard · Admin Panel</title>
      <PageHead title="Dashboard" aside={weekdayText(new Date())} />
      <ToDo counts={counts} />
      <div className={styles.columns}>
        <section aria-labelledby="newest-orders" className={styles.main}>
          <div className={styles.head}>
            <h2 id="newest-orders">Newest orders</h2>
            <Link to="/admin/orders" className={styles.all}>
              All orders
            </Link>
          </div>
          <NewestOrders asked={newest} />
        </section>
        <section aria-labelledby="orders-by-status" className={styles.aside}>
          <div className={styles.head}>
            <h2 id="orders-by-status">Orders by status</h2>
          </div>
          <OrdersByStatus counts={counts} />
        </section>
      </div>
    </>
  );
}
