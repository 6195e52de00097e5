import MapPin from 'lucide-react/icons/map-pin';
import type { FormEvent } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { classes } from '#design/theme/classes.ts';
import { priceTag } from '#shared/money/money.ts';
import { USUAL_DAYS } from '#shop/delivery/usual-days.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import styles from './pin-box.module.css';
import { usePinCheck } from './use-pin-check.ts';

export interface PinBoxProps {
  /** GST code of the seller's state; undefined while it is loading. */
  sellerState: string | null | undefined;
  className?: string | undefined;
}

/** Expected delivery to a PIN code. Shows the usual time until one is entered, and without scripts. */
export function PinBox({ sellerState, className }: PinBoxProps) {
  const { deliveryCharge, codCap } = useShop();
  const { text, type, fault, isAsking, answer, ask, prepare } = usePinCheck(sellerState);
  const cost = deliveryCharge === 0 ? 'Free delivery.' : `Delivery costs ${priceTag(deliveryCharge)}.`;
  const upTo = codCap === null ? '' : ` up to ${priceTag(codCap)}`;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(String(new FormData(event.currentTarget).get('pincode') ?? ''));
  };
  return (
    <section className={classes(styles.box, className)} aria-label="Delivery">
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label="Deliver to PIN code"
          icon={<MapPin aria-hidden="true" />}
          name="pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="6 digits"
          maxLength={7}
          value={text}
          error={fault}
          onFocus={prepare}
          onChange={event => type(event.currentTarget.value)}
          after={
            <Button type="submit" tone="quiet" busy={isAsking}>
              Check
            </Button>
          }
        />
      </form>
      <p className={styles.answer} role="status">
        {answer?.kind === 'promise' ? (
          <span key={answer.days}>
            <b className={styles.days}>Delivery by {answer.days}</b> to {answer.place}. {cost} Cash on delivery
            available{upTo}.
          </span>
        ) : answer?.kind === 'refusal' ? (
          <span className={styles.refusal}>{answer.sentence}</span>
        ) : (
          <>
            Usually delivered in {USUAL_DAYS.join('–')} days. {cost} Cash on delivery{upTo} wherever we deliver.
          </>
        )}
      </p>
    </section>
  );
}
