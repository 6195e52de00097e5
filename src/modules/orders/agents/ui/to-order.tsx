import CircleX from 'lucide-react/icons/circle-x';
import { Link, useNavigate } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { RadioTile } from '#design/choices/radio-tile.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { Price } from '#design/prices/price.tsx';
import { useToast } from '#design/toasts/toast-context.ts';
import { changeHandover, completeHandover, type Handover } from '#orders/agents/handover.contract.ts';
import { ListedLine } from '#orders/cart/ui/sheet/listed-line.tsx';
import type { Checkout } from '#orders/checkouts/contract.ts';
import { leaveToPay, NO_WAY_TO_PAY } from '#orders/orders/ui/paying/use-pay-order.ts';
import type { PaymentMethod } from '#payments/payments/payment-states.ts';
import { addressLine } from '#people/addresses/address-line.ts';
import { showMobile } from '#people/addresses/mobile.ts';
import { useAddresses } from '#people/addresses/ui/use-addresses.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import type { AddressId } from '#shared/id.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './handover.module.css';

interface ToOrderProps {
  readonly session: string;
  readonly handover: Handover;
  readonly onShow: (handover: Handover) => void;
  readonly onStale: () => void;
}

/** What was prepared, and how it is paid and ordered. */
export function ToOrder({ session, handover: { platform, checkout }, onShow, onStale }: ToOrderProps) {
  const navigate = useNavigate();
  const toasts = useToast();
  const choosing = useAct({ onStale });
  const placing = useAct({ onStale });
  const choose = async (choice: { method: PaymentMethod } | { addressId: AddressId }) => {
    const answer = await choosing.act(() => call(changeHandover, { session, ...choice }), { told: () => null });
    if (answer) onShow(answer.data);
  };
  const place = async () => {
    const { terms } = checkout;
    const placed = await placing.act(() => call(completeHandover, { session, terms }), { told: () => null });
    if (!placed) return;
    if (placed.approvalURL !== null && leaveToPay(placed.orderId, placed.approvalURL)) return;
    if (placed.message) toasts.show({ tone: 'destructive', title: placed.message });
    else if (placed.approvalURL !== null) toasts.show({ tone: 'destructive', title: NO_WAY_TO_PAY });
    void navigate(paths.order(placed.orderId), { replace: true });
  };
  const { methods, method, charges, problems, ready, address } = checkout;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('orders.agents.handover.title')}</h1>
        <p className={styles.about}>{t('orders.agents.handover.about', { platform })}</p>
        <p className={styles.about}>{t('orders.agents.handover.told', { platform })}</p>
      </header>
      {problems.map(({ code, path, message, remedy }) => (
        <p key={`${code} ${path}`} className={styles.problem} role="status">
          <CircleX aria-hidden="true" />
          <span>
            <b>{message}</b> {remedy}
          </span>
        </p>
      ))}
      {checkout.parts.length > 0 && (
        <section aria-labelledby="handover-items">
          <h2 id="handover-items" className={styles.heading}>
            {t('orders.agents.handover.items')}
          </h2>
          <Items checkout={checkout} />
        </section>
      )}
      <Address address={address} isBusy={choosing.isActing} onChoose={addressId => void choose({ addressId })} />
      <FieldGroup legend={t('orders.agents.handover.payment')} className={styles.ways}>
        {methods.map(({ method: name, label, note, isPossible, reason }) => (
          <RadioTile
            key={name}
            name="payment"
            value={name}
            label={label}
            checked={name === method}
            disabled={!isPossible || choosing.isActing}
            onChange={() => void choose({ method: name })}
          >
            {reason ?? note}
          </RadioTile>
        ))}
      </FieldGroup>
      <Charges charges={charges} />
      <div className={styles.act}>
        <Button
          tone="primary"
          busy={placing.isActing}
          disabled={!ready || choosing.isActing}
          onClick={() => void place()}
        >
          {method === 'COD'
            ? t('orders.agents.handover.place')
            : rich('orders.agents.handover.pay', { amount: <Price paise={charges.total} format="total" /> })}
        </Button>
      </div>
    </div>
  );
}

interface AddressProps {
  readonly address: Checkout['address'];
  readonly isBusy: boolean;
  readonly onChoose: (id: AddressId) => void;
}

function Address({ address, isBusy, onChoose }: AddressProps) {
  // One that the agent filled in is of no account, and stays.
  const { list = [] } = useAddresses();
  const saved = address?.addressId ? list : [];
  return (
    <section aria-labelledby="handover-address">
      <h2 id="handover-address" className={styles.heading}>
        {t('orders.agents.handover.address')}
      </h2>
      {address && saved.length > 1 ? (
        <FieldGroup legend={t('orders.agents.handover.saved')} legendHidden className={styles.ways}>
          {saved.map(each => (
            <RadioTile
              key={each._id}
              name="address"
              value={each._id}
              label={each.name ?? each.city}
              checked={each._id === address.addressId}
              disabled={isBusy}
              onChange={() => onChoose(each._id)}
            >
              {addressLine(each)}
            </RadioTile>
          ))}
        </FieldGroup>
      ) : address ? (
        <address className={styles.address}>
          {address.name && <b>{address.name}</b>}
          <span>{addressLine(address)}</span>
          <span>{showMobile(address.phone)}</span>
        </address>
      ) : (
        <p>
          {t('orders.agents.handover.noAddress')}{' '}
          <Link to={paths.account} className={styles.home}>
            {t('orders.agents.handover.addAddress')}
          </Link>
        </p>
      )}
    </section>
  );
}

function Items({ checkout: { parts } }: { checkout: Checkout }) {
  return parts.map(part => (
    <div key={part.sellerId} className={styles.part}>
      <p className={styles.seller}>
        {t('orders.agents.handover.from', { seller: part.sellerName })}
        {part.promise && <span className={styles.quiet}>{part.promise.text}</span>}
      </p>
      <ul>
        {part.lines.map(({ productId, slug, image, quantity, title, total }) => (
          <ListedLine key={productId} {...{ slug, image, quantity, title, total }} />
        ))}
      </ul>
    </div>
  ));
}

function Charges({ charges: { delivery, discount, total } }: Pick<Checkout, 'charges'>) {
  return (
    <div className={styles.charges}>
      <p className={styles.sum}>
        <span>{t('orders.cart.summary.delivery')}</span>
        <Price paise={delivery} format="total" />
      </p>
      {discount > 0 && (
        <p className={styles.sum}>
          {rich('orders.offers.line', { amount: <Price paise={-discount as typeof discount} format="total" /> })}
        </p>
      )}
      <p className={styles.total}>
        <span>{t('orders.cart.summary.total')}</span>
        <Price paise={total} format="total" />
      </p>
    </div>
  );
}
