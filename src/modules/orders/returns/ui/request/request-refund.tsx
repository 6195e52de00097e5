import { TextField } from '#design/fields/text-field.tsx';
import { Price } from '#design/prices/price.tsx';
import { chosenLines, expectedRefund } from '#orders/returns/return/return-draft.ts';
import sums from '#orders/returns/ui/desk/return-sums.module.css';
import { sum, times } from '#shared/money/money.ts';
import styles from './request-form.module.css';
import type { StepProps } from './request-items.tsx';

/** Step 3: the expected refund, and the UPI ID for refunds of cash. */
export function RefundStep({ found, draft, fault, onChange }: StepProps) {
  const { goods, delivery } = expectedRefund(draft, found);
  return (
    <>
      <dl className={sums.sums}>
        {chosenLines(found.lines, draft).map(({ line, quantity }) => (
          <div key={line.lineId}>
            <dt>
              {quantity} × {line.title}
            </dt>
            <dd>
              <Price paise={times(line.price, quantity)} format="total" />
            </dd>
          </div>
        ))}
        {found.deliveryLeft > 0 && (
          <div>
            <dt>
              Delivery charge
              {delivery === 0 && <small className={sums.note}>not refunded, the items are not faulty</small>}
            </dt>
            <dd>
              <Price paise={delivery} format="total" />
            </dd>
          </div>
        )}
        <div className={sums.total}>
          <dt>Refund</dt>
          <dd>
            <Price paise={sum([goods, delivery])} format="total" />
          </dd>
        </div>
      </dl>
      {found.needsUpiId ? (
        <TextField
          label="Your UPI ID"
          hint="You paid in cash, so we send your refund by UPI. Enter it as in your payment app: name@bank"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={draft.upiId}
          onChange={({ currentTarget }) => onChange({ upiId: currentTarget.value })}
          error={fault}
        />
      ) : (
        <p>We’ll refund it to your original payment method.</p>
      )}
      <p className={styles.note}>
        The seller reviews your request first. Once the items are received and checked, you get your refund within 10
        days. Please keep the box, and remove your data from a device before you hand it over.
      </p>
    </>
  );
}
