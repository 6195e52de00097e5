import ListFilter from 'lucide-react/icons/list-filter';
import { useId, useState } from 'react';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { Select } from '#design/choices/select.tsx';
import { SearchField } from '#design/fields/search-field.tsx';
import { classes } from '#design/theme/classes.ts';
import { ORDER_SORTS, type OrderSort } from '#orders/orders/list/order-filter.ts';
import type { OrderListState } from '#orders/orders/list/order-list-state.ts';
import { useFind } from '#routing/use-find.ts';
import { OrderChips } from './order-chips.tsx';
import { OrderDaysFilter } from './order-days-filter.tsx';
import styles from './order-tools.module.css';
import { SellerFilter } from './seller-filter.tsx';

const SORT_LABELS: Readonly<Record<OrderSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  dearest: 'Highest price first',
  cheapest: 'Lowest price first',
};

type OrderToolsProps = {
  state: OrderListState;
  isAdministrator: boolean;
  onNarrow: (more: Partial<OrderListState>) => void;
};

/** Search, filters and sorting of the order list. On phones the filters are behind a button. */
export function OrderTools({ state, isAdministrator, onNarrow: narrow }: OrderToolsProps) {
  const words = useFind();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.tools}>
      <SearchField
        className={styles.search}
        label="Search orders"
        placeholder={isAdministrator ? 'Order ID, product or e-mail' : 'Order ID or product'}
        value={words.text}
        onChange={words.type}
        onSubmit={words.submit}
      />
      <span className={styles.opener}>
        <IconButton
          label="Filters"
          icon={<ListFilter aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
      </span>
      <div id={id} className={classes(styles.filters, isOpen && styles.open)}>
        <OrderDaysFilter state={state} onNarrow={narrow} />
        {isAdministrator && <SellerFilter onNarrow={narrow} />}
        <Select
          className={styles.sort}
          label="Sort"
          inline
          value={state.sort ?? 'newest'}
          onChange={event => narrow({ sort: event.target.value as OrderSort })}
          choices={ORDER_SORTS.map(value => ({ value, label: SORT_LABELS[value] }))}
        />
      </div>
      <OrderChips state={state} />
    </div>
  );
}
