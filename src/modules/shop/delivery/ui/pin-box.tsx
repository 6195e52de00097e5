import { type FormEvent, useEffect, useEffectEvent } from 'react';
import { classes } from '#design/theme/classes.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';
import { USUAL_DAYS } from '#shop/delivery/usual-days.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import { useKnownPin } from './known-pin.ts';
import styles from './pin-box.module.css';
import { PinField } from './pin-field.tsx';
import { usePinForm } from './use-pin-form.ts';

export interface PinBoxProps {
  /** GST code of the seller's state; undefined while it is loading. */
  sellerState: string | null | undefined;
  className?: string | undefined;
}

/**
 * Expected delivery to the PIN code of the header, which can be changed here too. Shows the usual time until one is known,
 * and without scripts.
 */
export function PinBox({ sellerState, className }: PinBoxProps) {
  const { deliveryCharge, codCap } = useShop();
  const form = usePinForm();
  const { fault, refusal, ask } = form;
  const known = useKnownPin();
  const answer = sellerState === undefined || fault !== undefined ? undefined : known?.answerFrom(sellerState);
  const refused = refusal ?? (answer?.kind === 'refusal' ? answer.sentence : undefined);
  const askAddress = useEffectEvent(() => {
    const written = new URLSearchParams(location.search).get('pincode');
    if (written) void ask(written);
  });
  // If the form was submitted before this code was loaded, the PIN code is in the page's address.
  useEffect(() => askAddress(), []);
  const cost =
    deliveryCharge === 0 ? t('shop.delivery.free') : t('shop.delivery.costs', { amount: priceTag(deliveryCharge) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void ask(String(new FormData(event.currentTarget).get('pincode') ?? ''));
  };
  return (
    <section className={classes(styles.box, className)} aria-label={t('shop.delivery.box')}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <PinField form={form} label={t('shop.delivery.pincode')} error={fault} act={t('shop.delivery.check')} />
      </form>
      <p className={styles.answer} role="status">
        {refused !== undefined ? (
          <span className={styles.refusal}>{refused}</span>
        ) : answer?.kind === 'promise' ? (
          <span key={answer.days}>
            {rich('shop.delivery.promise', {
              days: answer.days,
              place: answer.place,
              b: words => <b className={styles.days}>{words}</b>,
            })}{' '}
            {cost}{' '}
            {codCap === null ? t('shop.delivery.cash') : t('shop.delivery.cashUpTo', { amount: priceTag(codCap) })}
          </span>
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
