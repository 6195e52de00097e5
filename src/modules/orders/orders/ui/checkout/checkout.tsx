import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { useToast } from '#design/toasts/toast-context.ts';
import { buyNowPath } from '#orders/cart/buy-now-path.ts';
import { cartTotals } from '#orders/cart/cart-lines.ts';
import { useOffers } from '#orders/cart/ui/offers/use-offers.ts';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import { type CheckoutChoice, keepChoice, keptChoice, orderBought } from '#orders/orders/checkout/checkout-choice.ts';
import { currentOrder } from '#orders/orders/checkout/current-order.ts';
import { orderOfLines } from '#orders/orders/checkout/order-attempt.ts';
import { aboveCodCap, cartIsEmpty, chooseAddress } from '#orders/orders/contract.ts';
import { arrivalOf } from '#orders/orders/moves/arrival.ts';
import { usePaymentMethods } from '#orders/orders/ui/paying/use-payment-methods.ts';
import type { SessionUser } from '#people/accounts/contract.ts';
import { useAddresses } from '#people/addresses/ui/use-addresses.ts';
import { call } from '#shared/api/browser-call.ts';
import type { UserId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { useDeliveryRefusal } from '#shop/delivery/ui/use-delivery-refusal.ts';
import { getShop } from '#shop/shop/contract.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import styles from './checkout.module.css';
import { CheckoutAddress } from './checkout-address.tsx';
import { CheckoutLines } from './checkout-lines.tsx';
import { CheckoutPayment } from './checkout-payment.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { NothingToOrder } from './nothing-to-order.tsx';
import { OrderPlacedDialog } from './order-placed-dialog.tsx';
import { usePlaceOrder } from './use-place-order.ts';
import { usePurchase } from './use-purchase.ts';

/** The checkout of a signed-in shopper. */
export function Checkout({ user }: { user: SessionUser }) {
  const cart = useCart();
  const purchase = usePurchase();
  const { now: buyNow } = purchase;
  const navigate = useNavigate();
  const { show } = useToast();
  const addresses = useAddresses();
  const { choice, choose } = useCheckoutChoice(user.id);
  const { isBusy, placed, refused, reserved, place } = usePlaceOrder(user.id, purchase);
  const { deliveryCharge, codCap, phones } = useOrderTerms(refused);
  const methods = usePaymentMethods();
  const [bought, setBought] = useState(purchase.lines);
  const [now] = useState(() => new Date());

  const { list } = addresses;
  const address = list?.find(({ _id }) => _id === choice.address) ?? list?.[0];
  const undelivered = useDeliveryRefusal(address?.pincode);
  // After ordering the cart is empty, but the page behind the dialog still shows the items.
  const lines = placed ? bought : purchase.lines;
  // Once the total with cash on delivery was too high it stays out: with another method an offer may lower it again.
  const [isCashOut, setCashOut] = useState(false);
  const wished = choice.method ?? 'COD';
  const possible = methods?.filter(method => method !== 'COD' || !isCashOut);
  const quoted = possible?.find(method => method === wished) ?? possible?.[0];
  const offers = useOffers({
    ...{ isOn: placed === undefined, lines: purchase.lines, apart: buyNow !== undefined },
    ...{ method: quoted, pincode: address?.pincode },
  });
  const [boughtOffers, setBoughtOffers] = useState(offers.offers);
  if (purchase.status === 'failed' || addresses.hasFailed)
    return (
      <ErrorState
        title={t('orders.orders.checkout.failed.title')}
        onRetry={() => {
          void purchase.reload();
          addresses.reload();
        }}
      >
        {t('orders.orders.checkout.failed.text')}
      </ErrorState>
    );
  if (purchase.status === 'loading' || !list || !methods) return <CheckoutSkeleton />;

  const totals = cartTotals(lines, deliveryCharge, placed ? boughtOffers : offers.offers);
  const cap = !placed && codCap !== null && totals.total > codCap ? codCap : undefined;
  if (cap !== undefined && quoted === 'COD' && offers.offers !== undefined) setCashOut(true);
  const offered = methods.filter(method => method !== 'COD' || (cap === undefined && !isCashOut));
  const paying = offered.find(method => method === (choice.method ?? 'COD')) ?? offered[0];

  const submit = () => {
    const missing = lines.length === 0 ? cartIsEmpty() : address ? undefined : chooseAddress();
    const reason = missing?.message ?? undelivered ?? (cap && !paying ? aboveCodCap(cap).message : undefined);
    if (reason) return show({ tone: 'destructive', title: reason });
    if (!address || !paying) return;
    setBought(lines);
    setBoughtOffers(offers.offers);
    const { total } = totals;
    void place(
      orderOfLines({
        ...{ userId: user.id, lines, addressId: address._id, total, method: paying, buyNow: !!buyNow },
        codes: buyNow && offers.offers?.applied.flatMap(({ code }) => code ?? []),
      }),
    );
  };
  const wasBought = placed || isBusy || !buyNow ? undefined : orderBought(sessionStorage, buyNow.attempt);
  const isNothing = wasBought !== undefined || (lines.length === 0 && !placed);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('orders.orders.checkout.title')}</h1>
        {!buyNow ? (
          <Button tone="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={cart.open}>
            {t('orders.orders.checkout.backToCart')}
          </Button>
        ) : (
          lines[0] && (
            <Link to={paths.product(lines[0].slug)} className={buttonClass({ tone: 'quiet' })}>
              <ArrowLeft aria-hidden="true" />
              {t('orders.orders.checkout.backToProduct')}
            </Link>
          )
        )}
      </header>
      {isNothing ? (
        <NothingToOrder purchase={purchase} bought={wasBought} unpaid={currentOrder(sessionStorage)} />
      ) : (
        <>
          <div className={styles.steps}>
            <CheckoutAddress
              addresses={addresses}
              chosen={address?._id}
              undelivered={undelivered}
              onChoose={id => choose({ address: id })}
            />
            <CheckoutLines
              lines={lines}
              refused={refused}
              pincode={undelivered ? undefined : address?.pincode}
              onQuantity={
                buyNow &&
                (quantity =>
                  navigate(buyNowPath(buyNow.productId, quantity, buyNow.attempt), {
                    replace: true,
                    preventScrollReset: true,
                  }))
              }
            />
            <CheckoutPayment
              methods={methods}
              chosen={paying}
              onChoose={method => {
                setCashOut(false);
                choose({ method });
              }}
              codCap={codCap}
              cap={cap ?? (isCashOut ? (codCap ?? undefined) : undefined)}
              phone={phones[0]}
              reserved={reserved}
            />
          </div>
          <CheckoutSummary
            totals={totals}
            offers={offers}
            address={undelivered || !paying ? undefined : address}
            paysOnDelivery={paying === 'COD'}
            isBusy={isBusy || (!placed && offers.offers === undefined)}
            onPlace={submit}
          />
        </>
      )}
      <OrderPlacedDialog placed={placed} email={user.email} arrival={arrivalOf(lines, address?.pincode, now)} />
    </div>
  );
}

/** The chosen address and payment method. Kept in sessionStorage, per user. */
function useCheckoutChoice(userId: UserId) {
  const [choice, setChoice] = useState(() => keptChoice(sessionStorage, userId));
  const choose = (more: CheckoutChoice) => {
    const next = { ...choice, ...more };
    keepChoice(sessionStorage, userId, next);
    setChoice(next);
  };
  return { choice, choose };
}

/**
 * Delivery charge, cash on delivery limit and phone numbers. The layout's copy may be hours old, so they are refetched
 * on entering and after each refusal.
 */
function useOrderTerms(refusal: unknown) {
  const entered = useShop();
  const [shop, setShop] = useState(entered);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal triggers the refetch
  useEffect(() => {
    call(getShop, {}).then(
      ({ data }) => setShop(data),
      // The layout's copy is good enough: the server compares totals anyway.
      () => {},
    );
  }, [refusal]);
  return shop;
}
