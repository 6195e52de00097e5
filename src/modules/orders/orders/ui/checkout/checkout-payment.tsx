import type { LucideIcon } from 'lucide-react';
import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Smartphone from 'lucide-react/icons/smartphone';
import Wallet from 'lucide-react/icons/wallet';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import { RadioTile } from '#design/choices/radio-tile.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { methodTexts } from '#orders/settlement/method-texts.ts';
import { paymentService } from '#payments/payments/payment-services.ts';
import type { PaymentMethod } from '#payments/payments/payment-states.ts';
import type { Problem } from '#shared/api/problem.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, paise, priceTag } from '#shared/money/money.ts';
import type { PaymentIcon } from '#shared/ports/payment-port.ts';
import { ReservedNotice } from './checkout-notices.tsx';
import styles from './checkout-payment.module.css';

const ICONS: Readonly<Record<PaymentIcon, LucideIcon>> = { phone: Smartphone, wallet: Wallet, card: CreditCard };

function iconOf(method: PaymentMethod): LucideIcon {
  if (method === 'COD') return Banknote;
  return method === 'sandbox' ? FlaskConical : ICONS[paymentService(method)?.icon ?? 'card'];
}

export interface CheckoutPaymentProps {
  /** With what offers take off because of each. */
  methods: readonly { readonly method: PaymentMethod; readonly saves?: Paise | undefined }[];
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
  /** Cash on delivery limit; null without one. */
  codCap: Paise | null;
  /** The same, if the order exceeds it. */
  cap: Paise | undefined;
  /** Number to call in that case. */
  phone: string | undefined;
  /** The refusal, if too much is reserved without payment. */
  reserved: Problem | undefined;
}

/** Step 3: payment method. */
export function CheckoutPayment({ methods, chosen, onChoose, codCap, cap, phone, reserved }: CheckoutPaymentProps) {
  const isOnlyCash = methods.every(({ method }) => method === 'COD');
  return (
    <section aria-labelledby="payment">
      <WireHeading step={3} id="payment">
        {t('orders.orders.checkout.payment.title')}
      </WireHeading>
      <FieldGroup legend={t('orders.orders.checkout.payment.title')} legendHidden className={styles.ways}>
        {methods.map(({ method, saves = 0 }) => {
          const { label, note } = methodTexts(method, codCap);
          const Icon = iconOf(method);
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
              {isOff ? t('orders.orders.checkout.payment.upTo', { cap: priceTag(cap) }) : note}
              {saves > 0 && (
                <b className={styles.saves}>
                  {t('orders.orders.checkout.payment.saves', { amount: priceTag(paise(saves)) })}
                </b>
              )}
            </RadioTile>
          );
        })}
      </FieldGroup>
      {reserved && <ReservedNotice refusal={reserved} />}
      <p className={styles.cap} role="status">
        {cap !== undefined && isOnlyCash && capSentence(priceTag(cap), phone)}
      </p>
    </section>
  );
}

function capSentence(cap: string, phone: string | undefined) {
  if (!phone) return t('orders.orders.checkout.payment.cap', { cap });
  return rich('orders.orders.checkout.payment.capOrCall', {
    cap,
    number: phone,
    phone: words => <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{words}</a>,
  });
}
