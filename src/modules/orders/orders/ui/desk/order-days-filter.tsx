import { useState } from 'react';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { isDay, PLACED, PLACED_LABELS, type PlacedPeriod } from '#orders/orders/list/order-days.ts';
import type { OrderListState } from '#orders/orders/list/order-list-state.ts';
import { t } from '#shared/language/t.ts';
import styles from './order-tools.module.css';

type OrderDaysFilterProps = { state: OrderListState; onNarrow: (more: Partial<OrderListState>) => void };

/** Filter by a named period or a range of dates, whose fields appear on demand. */
export function OrderDaysFilter({ state: { placed, from, to }, onNarrow }: OrderDaysFilterProps) {
  const [wantsDays, setWantsDays] = useState(false);
  const hasDays = wantsDays || from !== undefined || to !== undefined;
  const choose = (value: string) => {
    setWantsDays(value === 'days');
    if (value !== 'days' || placed)
      onNarrow({
        placed: value === 'days' ? undefined : ((value || undefined) as PlacedPeriod | undefined),
        from: undefined,
        to: undefined,
      });
  };
  // While typing, a date field is empty or invalid.
  const change = (name: 'from' | 'to', text: string) => {
    if (text === '' || isDay(text)) onNarrow({ placed: undefined, [name]: text || undefined });
  };
  return (
    <>
      <Select
        label={t('orders.orders.desk.ordered')}
        inline
        value={placed ?? (hasDays ? 'days' : '')}
        onChange={event => choose(event.target.value)}
        choices={[
          { value: '', label: t('orders.orders.desk.anyDay') },
          ...PLACED.map(value => ({ value, label: PLACED_LABELS[value] })),
          { value: 'days', label: t('orders.orders.desk.range') },
        ]}
      />
      {hasDays && !placed && (
        <span className={styles.days}>
          <TextField
            type="date"
            label={t('orders.orders.desk.from')}
            labelHidden
            max={to}
            value={from ?? ''}
            onChange={event => change('from', event.target.value)}
          />
          <span aria-hidden="true">–</span>
          <TextField
            type="date"
            label={t('orders.orders.desk.to')}
            labelHidden
            min={from}
            value={to ?? ''}
            onChange={event => change('to', event.target.value)}
          />
        </span>
      )}
    </>
  );
}
