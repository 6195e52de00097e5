import Banknote from 'lucide-react/icons/banknote';
import { FieldGroup } from '#design/field-group.tsx';
import { RadioTile } from '#design/radio-tile.tsx';
import { WireHeading } from '#design/wire-heading.tsx';
import styles from './checkout-payment.module.css';

/** Step 3: how it is paid. */
export function CheckoutPayment() {
  return (
    <section aria-labelledby="payment">
      <WireHeading step={3} id="payment">
        Payment
      </WireHeading>
      <FieldGroup legend="Payment" legendHidden className={styles.ways}>
        <RadioTile
          name="payment"
          value="COD"
          defaultChecked
          label="Cash on delivery"
          icon={<Banknote aria-hidden="true" />}
        >
          Pay the courier in cash or by UPI
        </RadioTile>
      </FieldGroup>
    </section>
  );
}
