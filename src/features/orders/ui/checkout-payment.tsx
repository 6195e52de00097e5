import Banknote from 'lucide-react/icons/banknote';
import { FieldGroup } from '#design/field-group.tsx';
import { RadioTile } from '#design/radio-tile.tsx';
import { WireHeading } from '#design/wire-heading.tsx';
import { type Paise, priceTag } from '#shared/money.ts';
import styles from './checkout-payment.module.css';

export interface CheckoutPaymentProps {
  /** What may be paid in cash, where the order comes to more. */
  cap: Paise | undefined;
  /** Whom to call then. */
  phone: string | undefined;
}

/** Step 3: how it is paid, and what to do when it can't be. */
export function CheckoutPayment({ cap, phone }: CheckoutPaymentProps) {
  return (
    <section aria-labelledby="payment">
      <WireHeading step={3} id="payment">
        Payment
      </WireHeading>
      <FieldGroup legend="Payment" legendHidden className={styles.ways}>
        <RadioTile
          name="payment"
          value="COD"
          checked={cap === undefined}
          disabled={cap !== undefined}
          readOnly
          label="Cash on delivery"
          icon={<Banknote aria-hidden="true" />}
        >
          {cap === undefined ? 'Pay the courier in cash or by UPI' : `Available up to ${priceTag(cap)}`}
        </RadioTile>
      </FieldGroup>
      <p className={styles.cap} role="status">
        {cap !== undefined && (
          <>
            Cash on delivery is available up to {priceTag(cap)}, and this order comes to more. Please order fewer items
            at a time
            {phone && (
              <>
                , or call us on <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
              </>
            )}
            .
          </>
        )}
      </p>
    </section>
  );
}
