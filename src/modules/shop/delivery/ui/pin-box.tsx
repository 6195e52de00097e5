import MapPin from 'lucide-react/icons/map-pin';
import { type FormEvent, useEffect } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { classes } from '#design/theme/classes.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';
import { USUAL_DAYS } from '#shop/delivery/usual-days.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import type { AskedAnswer } from './ask-delivery.ts';
import styles from './pin-box.module.css';
import { usePinCheck } from './use-pin-check.ts';

export interface PinBoxProps {
  /** GST code of the seller's state; undefined while it is loading. */
  sellerState: string | null | undefined;
  /** Called with each answer, for what else on the page depends on it. */
  onAnswer?: ((answer: AskedAnswer | undefined) => void) | undefined;
  className?: string | undefined;
}

/** Expected delivery to a PIN code. Shows the usual time until one is entered, and without scripts. */
export function PinBox({ sellerState, onAnswer, className }: PinBoxProps) {
  const { deliveryCharge, codCap } = useShop();
  const { text, type, fault, isAsking, answer, ask, prepare } = usePinCheck(sellerState);
  useEffect(() => onAnswer?.(answer), [answer, onAnswer]);
  const cost =
    deliveryCharge === 0 ? t('shop.delivery.free') : t('shop.delivery.costs', { amount: priceTag(deliveryCharge) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(String(new FormData(event.currentTarget).get('pincode') ?? ''));
  };
  return (
    <section className={classes(styles.box, className)} aria-label={t('shop.delivery.box')}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={t('shop.delivery.pincode')}
          icon={<MapPin aria-hidden="true" />}
          name="pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder={t('shop.delivery.digits')}
          maxLength={7}
          value={text}
          error={fault}
          onFocus={prepare}
          onChange={event => type(event.currentTarget.value)}
          after={
            <Button type="submit" tone="quiet" busy={isAsking}>
              {t('shop.delivery.check')}
            </Button>
          }
        />
      </form>
      <p className={styles.answer} role="status">
        {answer?.kind === 'promise' ? (
          <span key={answer.days}>
            {rich('shop.delivery.promise', {
              days: answer.days,
              place: answer.place,
              b: words => <b className={styles.days}>{words}</b>,
            })}{' '}
            {cost}{' '}
            {codCap === null ? t('shop.delivery.cash') : t('shop.delivery.cashUpTo', { amount: priceTag(codCap) })}
          </span>
        ) : answer?.kind === 'refusal' ? (
          <span className={styles.refusal}>{answer.sentence}</span>
        ) : (
          <>
            {t('shop.delivery.usual', { days: USUAL_DAYS.join('–') })} {cost}{' '}
            {codCap === null
              ? t('shop.delivery.cashEverywhere')
              : t('shop.delivery.cashEverywhereUpTo', { amount: priceTag(codCap) })}
          </>
        )}
      </p>
    </section>
  );
}
