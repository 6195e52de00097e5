import ListFilter from 'lucide-react/icons/list-filter';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Chip } from '#design/buttons/chip.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { Select } from '#design/choices/select.tsx';
import { SearchField } from '#design/fields/search-field.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { classes } from '#design/theme/classes.ts';
import { listOrderSellers } from '#orders/orders/contract.ts';
import { daysText } from '#orders/orders/list/order-days.ts';
import { ORDER_SORTS, type OrderSort, VISIT_FILTERS } from '#orders/orders/list/order-filter.ts';
import { type OrderListState, ordersAddress } from '#orders/orders/list/order-list-state.ts';
import { stayingLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { useFind } from '#routing/use-find.ts';
import { t } from '#shared/language/t.ts';
import { OrderDaysFilter } from './order-days-filter.tsx';
import styles from './order-tools.module.css';

const SORT_LABELS: Readonly<Record<OrderSort, string>> = {
  newest: t('orders.orders.desk.sort.newest'),
  oldest: t('orders.orders.desk.sort.oldest'),
  dearest: t('orders.orders.desk.sort.dearest'),
  cheapest: t('orders.orders.desk.sort.cheapest'),
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
        label={t('orders.orders.desk.search')}
        placeholder={
          isAdministrator ? t('orders.orders.desk.search.administrator') : t('orders.orders.desk.search.seller')
        }
        value={words.text}
        onChange={words.type}
        onSubmit={words.submit}
      />
      <span className={styles.opener}>
        <IconButton
          label={t('orders.orders.desk.filters')}
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
          label={t('orders.orders.desk.visit')}
          inline
          value={state.visit ?? ''}
          onChange={event => narrow({ visit: VISIT_FILTERS.find(each => each === event.target.value) })}
          choices={[
            { value: '', label: t('orders.orders.desk.visit.any') },
            { value: 'due', label: t('orders.orders.desk.visit.due') },
            { value: 'overdue', label: t('orders.orders.desk.visit.overdue') },
          ]}
        />
        <Select
          className={styles.sort}
          label={t('orders.orders.desk.sort')}
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

/** Filters the list by seller, with suggestions while typing. */
function SellerFilter({ onNarrow }: { onNarrow: (more: Partial<OrderListState>) => void }) {
  const [text, setText] = useState('');
  const list = useId();
  const { answer } = useAnswer(listOrderSellers, text.trim() ? { find: text.trim() } : {});
  const sellers = answer?.data ?? [];
  const type = (typed: string) => {
    const chosen = sellers.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());
    setText(chosen ? '' : typed);
    if (chosen) onNarrow({ seller: chosen._id });
  };
  return (
    <TextField
      className={styles.seller}
      label={t('orders.orders.field.seller')}
      labelHidden
      placeholder={t('orders.orders.field.seller')}
      autoComplete="off"
      maxLength={100}
      list={list}
      value={text}
      onChange={event => type(event.target.value)}
      after={
        <datalist id={list}>
          {sellers.map(({ _id, name }) => (
            <option key={_id} value={name} />
          ))}
        </datalist>
      }
    />
  );
}

const NO_DAYS = { placed: undefined, from: undefined, to: undefined };

/** Active filters as removable chips. */
function OrderChips({ state }: { state: OrderListState }) {
  const { seller } = state;
  const { answer } = useAnswer(listOrderSellers, seller ? { seller } : null);
  const days = daysText(state);
  if (!days && !seller) return null;
  const without = (less: Partial<OrderListState>) =>
    ordersAddress.href({ ...state, page: 1, order: undefined, ...less });
  return (
    <div className={styles.chips}>
      {days && (
        <Chip href={without(NO_DAYS)} renderLink={stayingLink} removeLabel={t('orders.orders.desk.removeDays')}>
          {days}
        </Chip>
      )}
      {seller && (
        <Chip
          href={without({ seller: undefined })}
          renderLink={stayingLink}
          removeLabel={t('orders.orders.desk.removeSeller')}
        >
          {answer ? (answer.data[0]?.name ?? t('orders.orders.desk.unknownSeller')) : '…'}
        </Chip>
      )}
      <Link
        to={without({ ...NO_DAYS, seller: undefined })}
        preventScrollReset
        className={styles.clear}
        aria-label={t('orders.orders.desk.clearAll')}
      >
        {t('orders.orders.desk.clear')}
      </Link>
    </div>
  );
}
