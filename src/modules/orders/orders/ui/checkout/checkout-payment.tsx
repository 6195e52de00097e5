import Banknote from 'lucide-react/icons/banknote';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Smartphone from 'lucide-react/icons/smartphone';
import Wallet from 'lucide-react/icons/wallet';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import { RadioTile } from '#design/choices/radio-tile.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import type { OfferedMethod } from '#orders/orders/ui/paying/use-payment-methods.ts';
import type { Problem } from '#shared/api/problem.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';
import { ReservedNotice } from './checkout-notices.tsx';
import styles from './checkout-payment.module.css';

const ICONS = { COD: Banknote, razorpay: Smartphone, paypal: Wallet, sandbox: FlaskConical };

export interface CheckoutPaymentProps {
  methods: readonly OfferedMethod[];
  chosen: OfferedMethod['method'] | undefined;
  onChoose: (method: OfferedMethod['method']) => void;
  /** Cash on delivery limit, if the order exceeds it. */
  cap: Paise | undefined;
  /** Number to call in that case. */
  phone: string | undefined;
  /** The refusal, if too much is reserved without payment. */
  reserved: Problem | undefined;
}

/** Step 3: payment method. */
export function CheckoutPayment({ methods, chosen, onChoose, cap, phone, reserved }: CheckoutPaymentProps) {
  const isOnlyCash = methods.every(({ method }) => method === 'COD');
  return (
    <section aria-labelledby="payment">
      <WireHeading step={3} id="payment">
        Payment
      </WireHeading>
      <FieldGroup legend="Payment" legendHidden className={styles.ways}>
        {methods.map(({ method, label, note }) => {
          const Icon = ICONS[method];
          const isOff = method === 'COD' && cap !== undefined;
          return (
            <RadioTile
              key={method}
              name="payment"
              value={method}
              checked={method === chosen}
              disabled={isOff}
              onChange={() => onChoose(method)}
              label={label}
              icon={<Icon aria-hidden="true" />}
            >
              {isOff ? `Available up to ${priceTag(cap)}` : note}
            </RadioTile>
          );
        })}
      </FieldGroup>
      {reserved && <ReservedNotice refusal={reserved} />}
      <p className={styles.cap} role="status">
        {cap !== undefined && isOnlyCash && (
          <>
            Cash on delivery is available up to {priceTag(cap)}, and this order is above that. Please order fewer items
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
