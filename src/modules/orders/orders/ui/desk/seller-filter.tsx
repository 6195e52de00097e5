import { useId, useState } from 'react';
import { TextField } from '#design/fields/text-field.tsx';
import { listOrderSellers } from '#orders/orders/contract.ts';
import type { OrderListState } from '#orders/orders/list/order-list-state.ts';
import { useAnswer } from '#routing/use-answer.ts';
import styles from './order-tools.module.css';

/** Filters the list by seller, with suggestions while typing. */
export function SellerFilter({ onNarrow }: { onNarrow: (more: Partial<OrderListState>) => void }) {
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
      label="Seller"
      labelHidden
      placeholder="Seller"
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
