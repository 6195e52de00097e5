import Tag from 'lucide-react/icons/tag';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Price } from '#design/prices/price.tsx';
import { t } from '#shared/language/t.ts';
import styles from './offer-box.module.css';
import type { CartOffers } from './use-offers.ts';

/** Enters codes, and shows which offers apply, which nearly do and why a code does not. */
export function OfferBox({ offers, apply, drop }: Pick<CartOffers, 'offers' | 'apply' | 'drop'>) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (typed.trim() === '') return setFault(t('orders.offers.code.empty'));
    setBusy(true);
    const refusal = await apply(typed.trim());
    setBusy(false);
    setFault(refusal);
    if (refusal === undefined) setTyped('');
  };
  return (
    <section className={styles.box} aria-label={t('orders.offers.summary.discount')}>
      <form noValidate className={styles.form} onSubmit={event => void send(event)}>
        <TextField
          label={t('orders.offers.code.label')}
          value={typed}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          error={fault}
          onChange={event => {
            setTyped(event.currentTarget.value);
            setFault(undefined);
          }}
          className={styles.code}
        />
        <Button type="submit" busy={isBusy} className={styles.apply}>
          {t('orders.offers.code.apply')}
        </Button>
      </form>
      <ul className={styles.list} aria-live="polite">
        {offers?.applied.map(({ offerId, name, code, discount }) => (
          <li key={offerId} className={styles.applied}>
            <Tag aria-hidden="true" />
            <span className={styles.words}>{code ? `${name} · ${code}` : name}</span>
            <Price paise={-discount} format="total" />
            {code && <Remove code={code} drop={drop} />}
          </li>
        ))}
        {offers?.codes.map(
          ({ code, message }) =>
            message !== null && (
              <li key={code} className={styles.waiting}>
                <span className={styles.words}>{message}</span>
                <Remove code={code} drop={drop} />
              </li>
            ),
        )}
        {offers?.nearly.map(words => (
          <li key={words} className={styles.nearly}>
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Remove({ code, drop }: { code: string; drop: CartOffers['drop'] }) {
  return (
    <IconButton
      label={t('orders.offers.code.remove', { code })}
      icon={<X aria-hidden="true" />}
      onClick={() => void drop(code)}
    />
  );
}
