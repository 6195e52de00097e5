import { SearchField } from '#design/search-field.tsx';
import { useFind } from '#routing/use-find.ts';
import styles from './order-search.module.css';

/** Finds an order by its number or its goods; administrators also by the shopper's e-mail. */
export function OrderSearch({ isAdministrator }: { isAdministrator: boolean }) {
  const { text, type, submit } = useFind();
  return (
    <SearchField
      className={styles.search}
      label="Search orders"
      placeholder={isAdministrator ? 'Order ID, product or e-mail' : 'Order ID or product'}
      value={text}
      onChange={type}
      onSubmit={submit}
    />
  );
}
