import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { listOrderSellers } from '#orders/orders/contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import styles from './offers.module.css';
import type { PickedSeller } from './typed-offer.ts';

const MAX_FOUND = 6;

interface PickedSellersProps {
  readonly error?: string | undefined;
  readonly picked: readonly PickedSeller[];
  readonly onChange: (picked: readonly PickedSeller[]) => void;
}

/** Sellers found by part of their name. */
export function PickedSellers({ error, picked, onChange }: PickedSellersProps) {
  const [words, setWords] = useState('');
  const find = words.trim();
  const asked = useAnswer(listOrderSellers, find === '' ? null : { find });
  const isPicked = (id: string) => picked.some(({ _id }) => _id === id);
  const found = find === '' ? [] : (asked.answer?.data.filter(({ _id }) => !isPicked(_id)).slice(0, MAX_FOUND) ?? []);
  return (
    <div>
      <TextField
        type="search"
        label={t('orders.offers.desk.form.sellers')}
        hint={t('orders.offers.desk.form.sellersHint')}
        error={error ?? asked.problem?.message}
        autoComplete="off"
        maxLength={100}
        value={words}
        onChange={event => setWords(event.currentTarget.value)}
      />
      <p role="status" className={styles.none}>
        {find !== '' && asked.isFresh && asked.answer?.data.length === 0 ? t('orders.offers.desk.form.noSeller') : ''}
      </p>
      <ul className={styles.chips} aria-label={t('orders.offers.desk.form.sellers')}>
        {found.map(seller => (
          <li key={seller._id}>
            <Button
              size="sm"
              onClick={() => {
                onChange([...picked, seller]);
                setWords('');
              }}
            >
              {seller.name}
            </Button>
          </li>
        ))}
        {picked.map(seller => (
          <li key={seller._id} className={styles.chip}>
            {seller.name}
            <IconButton
              label={t('orders.offers.desk.form.removeSeller', { name: seller.name })}
              icon={<X aria-hidden="true" />}
              onClick={() => onChange(picked.filter(({ _id }) => _id !== seller._id))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
