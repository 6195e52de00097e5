import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Checkbox } from '#design/choices/checkbox.tsx';
import { Radio } from '#design/choices/radio.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { Price } from '#design/prices/price.tsx';
import type { Checkout } from '#orders/checkouts/contract.ts';
import { PAY_LINK_HOURS } from '#orders/orders/paying/pay-link.ts';
import type { PaymentMethod } from '#payments/payments/payment-states.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import styles from './by-hand.module.css';

interface CheckoutSummaryProps {
  /** Undefined until it is computed for what is typed. */
  readonly checkout: Checkout | undefined;
  readonly isComputing: boolean;
  readonly isPlacing: boolean;
  readonly onChoose: (method: PaymentMethod) => void;
  readonly onPlace: (agreed: boolean) => void;
}

/** What is read to the caller: items, dates, charges and what stands against it; then how it is paid. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { checkout, isComputing, isPlacing, onChoose, onPlace } = props;
  return (
    <PageSection title={t('orders.checkouts.hand.summary')}>
      <div className={styles.summary} aria-live="polite" aria-busy={isComputing}>
        {!checkout && <p className={styles.quiet}>{t('orders.checkouts.hand.notYet')}</p>}
        {checkout && (
          <>
            <Parts checkout={checkout} />
            <Charges charges={checkout.charges} />
            {checkout.offers.codes.map(({ code, message }) => (
              <p key={code} className={message === null ? styles.quiet : styles.problem}>
                <b>{code}</b> {message}
              </p>
            ))}
            {checkout.problems.map(({ code, path, message, remedy }) => (
              <p key={`${code} ${path}`} className={styles.problem}>
                <b>{message}</b> {remedy}
              </p>
            ))}
            <FieldGroup legend={t('orders.checkouts.hand.payment')}>
              {checkout.methods.map(({ method, label, note, isPossible, reason }) => (
                <Radio
                  key={method}
                  name="method"
                  label={label}
                  hint={
                    reason ?? (method === 'COD' ? note : t('orders.checkouts.hand.byLink', { hours: PAY_LINK_HOURS }))
                  }
                  checked={checkout.method === method}
                  disabled={!isPossible || isComputing}
                  onChange={() => onChoose(method)}
                />
              ))}
            </FieldGroup>
            <Placing key={checkout.terms} checkout={checkout} busy={isPlacing} onPlace={onPlace} />
          </>
        )}
      </div>
    </PageSection>
  );
}

function Parts({ checkout: { parts } }: { checkout: Checkout }) {
  return parts.map(part => (
    <div key={part.sellerId} className={styles.seller}>
      <b>{part.sellerName}</b>
      {part.lines.map(line => (
        <span key={line.productId} className={styles.line}>
          <span>
            {line.quantity} × {line.title}
          </span>
          <Price paise={line.total} format="total" />
        </span>
      ))}
      {part.promise && <span className={styles.quiet}>{part.promise.text}</span>}
    </div>
  ));
}

function Charges({ charges: { delivery, discount, total } }: Pick<Checkout, 'charges'>) {
  return (
    <div className={styles.seller}>
      <span className={styles.line}>
        <span>{t('orders.cart.summary.delivery')}</span>
        <Price paise={delivery} format="total" />
      </span>
      {discount > 0 && (
        <span className={styles.line}>
          {rich('orders.offers.line', { amount: <Price paise={-discount as typeof discount} format="total" /> })}
        </span>
      )}
      <span className={`${styles.line} ${styles.total}`}>
        <span>{t('orders.cart.summary.total')}</span>
        <Price paise={total} format="total" />
      </span>
    </div>
  );
}

function Placing(props: { checkout: Checkout; busy: boolean; onPlace: (agreed: boolean) => void }) {
  const { checkout, busy, onPlace } = props;
  const [agreed, setAgreed] = useState(false);
  const isCash = checkout.method === 'COD';
  return (
    <>
      {isCash && (
        <Checkbox
          label={t('orders.checkouts.hand.agreed')}
          hint={t('orders.checkouts.hand.agreedHint')}
          checked={agreed}
          onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
        />
      )}
      <Button
        tone="primary"
        busy={busy}
        disabled={!checkout.ready || (isCash && !agreed)}
        onClick={() => onPlace(agreed)}
      >
        {isCash ? t('orders.checkouts.hand.placeCash') : t('orders.checkouts.hand.placeLink')}
      </Button>
    </>
  );
}
