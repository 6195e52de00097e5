import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { ErrorState } from '#design/error-state.tsx';
import { useToast } from '#design/toast-context.ts';
import type { SessionUser } from '#features/accounts/contract.ts';
import { useAddresses } from '#features/addresses/ui/use-addresses.ts';
import { cartTotals } from '#features/cart/cart-totals.ts';
import { useCart } from '#features/cart/ui/use-cart.ts';
import { useDeliveryRefusal } from '#features/delivery/ui/use-delivery-refusal.ts';
import { arrivalOf } from '#features/orders/arrival.ts';
import { aboveCodCap, cartIsEmpty, chooseAddress } from '#features/orders/contract.ts';
import { currentOrder } from '#features/orders/current-order.ts';
import { orderOfCart } from '#features/orders/order-of-cart.ts';
import styles from './checkout.module.css';
import { CheckoutAddress } from './checkout-address.tsx';
import { CheckoutLines } from './checkout-lines.tsx';
import { CheckoutPayment } from './checkout-payment.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { OrderPlacedDialog } from './order-placed-dialog.tsx';
import { useChosenAddress } from './use-chosen-address.ts';
import { useOrderTerms } from './use-order-terms.ts';
import { usePaymentMethods } from './use-payment-methods.ts';
import { usePlaceOrder } from './use-place-order.ts';

/** The checkout of somebody who is signed in. */
export function Checkout({ user }: { user: SessionUser }) {
  const cart = useCart();
  const { show } = useToast();
  const addresses = useAddresses();
  const [chosen, choose] = useChosenAddress();
  const { isBusy, placed, refused, place } = usePlaceOrder(user.id);
  const { deliveryCharge, codCap, phones } = useOrderTerms(refused);
  const { methods, method, chooseMethod } = usePaymentMethods();
  const [bought, setBought] = useState(cart.lines);
  const [now] = useState(() => new Date());

  const { list } = addresses;
  const address = list?.find(({ _id }) => _id === chosen) ?? list?.[0];
  const undelivered = useDeliveryRefusal(address?.pincode);
  if (cart.status === 'failed' || addresses.hasFailed)
    return (
      <ErrorState
        title="The checkout could not be opened"
        onRetry={() => void Promise.all([cart.reload(), addresses.reload()])}
      >
        Your cart is safe. Please try again in a moment.
      </ErrorState>
    );
  if (cart.status === 'loading' || !list || !methods) return <CheckoutSkeleton />;

  // Once the order is placed the cart is empty, while the page behind the dialog still shows what was bought.
  const lines = placed ? bought : cart.lines;
  const totals = cartTotals(lines, deliveryCharge);
  const cap = !placed && codCap !== null && totals.total > codCap ? codCap : undefined;
  const offered = methods.filter(way => way.method !== 'COD' || cap === undefined);
  const paying = (offered.find(way => way.method === method) ?? offered[0])?.method;

  const submit = () => {
    const missing = cart.lines.length === 0 ? cartIsEmpty() : address ? undefined : chooseAddress();
    const reason = missing?.message ?? undelivered ?? (cap && !paying ? aboveCodCap(cap).message : undefined);
    if (reason) return show({ tone: 'destructive', title: reason });
    if (!address || !paying) return;
    setBought(cart.lines);
    const { lines: agreed } = cart;
    void place(
      orderOfCart({ userId: user.id, lines: agreed, addressId: address._id, total: totals.total, method: paying }),
    );
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Checkout</h1>
        <Button tone="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={cart.open}>
          Back to cart
        </Button>
      </header>
      <div className={styles.steps}>
        <CheckoutAddress addresses={addresses} chosen={address?._id} undelivered={undelivered} onChoose={choose} />
        <CheckoutLines
          lines={lines}
          refused={refused}
          pincode={undelivered ? undefined : address?.pincode}
          unpaid={currentOrder(sessionStorage)}
        />
        <CheckoutPayment methods={methods} chosen={paying} onChoose={chooseMethod} cap={cap} phone={phones[0]} />
      </div>
      <CheckoutSummary
        totals={totals}
        address={undelivered || !paying ? undefined : address}
        paysOnDelivery={paying === 'COD'}
        isBusy={isBusy}
        onPlace={submit}
      />
      <OrderPlacedDialog placed={placed} email={user.email} arrival={arrivalOf(lines, address?.pincode, now)} />
    </div>
  );
}
