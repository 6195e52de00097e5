import ArrowLeft from 'lucide-react/icons/arrow-left';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { useToast } from '#design/toasts/toast-context.ts';
import { buyNowPath } from '#orders/cart/buy-now-path.ts';
import { cartTotals } from '#orders/cart/cart-lines.ts';
import type { CartLine } from '#orders/cart/contract.ts';
import { useCodes } from '#orders/cart/ui/offers/use-codes.ts';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import type { Checkout as CheckoutData } from '#orders/checkouts/contract.ts';
import { keptQuote } from '#orders/exchanges/kept-quotes.ts';
import { currentOrder } from '#orders/orders/checkout/current-order.ts';
import { aboveCodCap, cartIsEmpty, chooseAddress, productLeft } from '#orders/orders/contract.ts';
import { arrivalOf } from '#orders/orders/moves/arrival.ts';
import { type ChosenExtras, hasExtras, type OfferedService } from '#orders/sold-services/extras.schema.ts';
import type { SessionUser } from '#people/accounts/contract.ts';
import { useAddresses } from '#people/addresses/ui/use-addresses.ts';
import { useCompany } from '#people/addresses/ui/use-company.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import { paise, sum } from '#shared/money/money.ts';
import * as paths from '#shared/paths/paths.ts';
import { useDeliveryRefusal } from '#shop/delivery/ui/use-delivery-refusal.ts';
import { getShop } from '#shop/shop/contract.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import styles from './checkout.module.css';
import { CheckoutAddress } from './checkout-address.tsx';
import { CheckoutCompany } from './checkout-company.tsx';
import { CheckoutLines } from './checkout-lines.tsx';
import { CheckoutPayment } from './checkout-payment.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { NothingToOrder } from './nothing-to-order.tsx';
import { OrderPlacedDialog } from './order-placed-dialog.tsx';
import { useCheckout } from './use-checkout.ts';
import { exchangesIn, usePlaceOrder } from './use-place-order.ts';
import { usePurchase } from './use-purchase.ts';

/** Problems for which there is nothing to order. */
const NOTHING: readonly string[] = [cartIsEmpty.code, productLeft.code];

/** The checkout of a signed-in shopper. */
export function Checkout({ user }: { user: SessionUser }) {
  const cart = useCart();
  const purchase = usePurchase();
  const { now: buyNow } = purchase;
  const navigate = useNavigate();
  const { show } = useToast();
  const addresses = useAddresses();
  const own = useCompany();
  const onScreen = useCheckout(user.id, purchase, addresses.reload);
  const { checkout, choice, choose, chooseExtras, isChoosing } = onScreen;
  const { isBusy, placed, refused, reserved, place } = usePlaceOrder(user.id, onScreen, purchase.reload);
  const { codCap, phones } = useOrderTerms(refused);
  const codes = useCodes(onScreen.refresh);
  const [bought, setBought] = useState<CheckoutData>();
  const [now] = useState(() => new Date());

  const { list } = addresses;
  const chosen = choice.address ?? checkout?.address?.addressId;
  const address = list?.find(({ _id }) => _id === chosen) ?? list?.[0];
  const undelivered = useDeliveryRefusal(address?.pincode);
  if (purchase.status === 'failed' || addresses.hasFailed || onScreen.hasFailed)
    return (
      <ErrorState
        title={t('orders.orders.checkout.failed.title')}
        onRetry={() => {
          void purchase.reload();
          addresses.reload();
          onScreen.reload();
        }}
      >
        {t('orders.orders.checkout.failed.text')}
      </ErrorState>
    );
  // After ordering the cart is empty, but the page behind the dialog still shows the items.
  const shown = placed ? (bought ?? checkout) : checkout;
  if (purchase.status === 'loading' || !list || !shown) return <CheckoutSkeleton />;

  const { lines, totals } = contentOf(shown, buyNow?.quantity);
  const offered = shown.methods.filter(({ isPossible }) => isPossible).map(({ method }) => method);
  const cap = !placed && codCap !== null && !offered.includes('COD') ? codCap : undefined;
  const paying = offered.find(method => method === (choice.method ?? shown.method)) ?? offered[0];

  const forCompany = choice.company ?? shown.company !== null;
  const company = forCompany ? (own.company === undefined ? shown.company : own.company) : null;
  const submit = () => {
    const missing = lines.length === 0 ? cartIsEmpty() : address ? undefined : chooseAddress();
    const reason = missing?.message ?? undelivered ?? (cap && !paying ? aboveCodCap(cap).message : undefined);
    if (reason) return show({ tone: 'destructive', title: reason });
    if (!address || !paying) return;
    if (forCompany && !company) return show({ tone: 'destructive', title: t('orders.orders.company.unsaved') });
    setBought(shown);
    // What the screen proposes, where the server proposes something else.
    if (address._id !== shown.address?.addressId || paying !== shown.method)
      choose({ address: address._id, method: paying });
    void place({
      ...{ lines, total: totals.total, addressId: address._id, method: paying },
      cart: buyNow ? undefined : purchase.lines,
      discount: shown.offers.discount,
      services: shown.charges.services,
      exchanges: exchangesIn(shown),
      company,
    });
  };
  const wasBought = placed || isBusy || !buyNow ? undefined : (shown.orderId ?? undefined);
  const stopped = shown.problems.find(({ code, path }) => path.startsWith('items') && !NOTHING.includes(code));
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
          purchase.lines[0] && (
            <Link to={paths.product(purchase.lines[0].slug)} className={buttonClass({ tone: 'quiet' })}>
              <ArrowLeft aria-hidden="true" />
              {t('orders.orders.checkout.backToProduct')}
            </Link>
          )
        )}
      </header>
      {isNothing ? (
        <NothingToOrder
          purchase={purchase}
          bought={wasBought}
          stopped={stopped}
          unpaid={currentOrder(sessionStorage)}
        />
      ) : (
        <>
          <div className={styles.steps}>
            <CheckoutAddress
              addresses={addresses}
              chosen={address?._id}
              undelivered={undelivered}
              onChoose={id => choose({ address: id })}
            />
            <CheckoutCompany
              own={own}
              isChosen={forCompany}
              onChoose={isChosen => choose({ company: isChosen })}
              delivery={address?.state}
            />
            <CheckoutLines
              lines={lines}
              refused={refused}
              extras={own => (
                <ExtrasOf checkout={shown} own={own} paysOnDelivery={paying === 'COD'} onChoose={chooseExtras} />
              )}
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
              methods={shown.methods}
              chosen={paying}
              onChoose={method => choose({ method })}
              codCap={codCap}
              cap={cap}
              phone={phones[0]}
              reserved={reserved}
            />
          </div>
          <CheckoutSummary
            totals={totals}
            offers={{ offers: shown.offers, ...codes }}
            address={undelivered || !paying ? undefined : address}
            paysOnDelivery={paying === 'COD'}
            isBusy={isBusy || isChoosing}
            onPlace={submit}
          />
        </>
      )}
      <OrderPlacedDialog placed={placed} email={user.email} arrival={arrivalOf(lines, address?.pincode, now)} />
    </div>
  );
}

/**
 * What is bought and what it comes to. With “Buy now” the quantity on the screen may be ahead of the server, which is told.
 */
function contentOf({ parts, charges, offers }: CheckoutData, quantity: number | undefined) {
  const known = parts.flatMap(part => part.lines);
  const lines = quantity === undefined ? known : known.map(line => ({ ...line, quantity }));
  const services = paise(parts.reduce((whole, part) => whole + servicesOf(part, quantity), 0));
  const isAhead = lines.some((line, at) => line.quantity !== known[at]?.quantity);
  const items = cartTotals(lines, paise(0));
  const delivery = paise(charges.delivery - offers.deliveryDiscount);
  const off = isAhead ? paise(0) : paise(offers.discount - offers.deliveryDiscount);
  const total = isAhead ? sum([items.total, services, delivery]) : charges.total;
  return { lines, totals: { ...items, offers: off, services, delivery, total } };
}

/** What the chosen services cost with this quantity, which may be ahead of the server. */
function servicesOf({ lines, services }: CheckoutData['parts'][number], quantity: number | undefined): number {
  const chosen = (all: readonly OfferedService[]) =>
    all.reduce((whole, { isChosen, price }) => whole + (isChosen ? price : 0), 0);
  return lines.reduce((whole, line) => whole + chosen(line.services) * (quantity ?? line.quantity), chosen(services));
}

/** Loaded late: few purchases have services or windows. */
const PartExtras = lazy(async () => ({
  default: (await import('#orders/sold-services/ui/part-extras.tsx')).PartExtras,
}));

/** Loaded late: few purchases have an old phone with them. */
const LineExchanges = lazy(async () => ({
  default: (await import('#orders/exchanges/ui/line-exchanges.tsx')).LineExchanges,
}));

interface ExtrasOfProps {
  checkout: CheckoutData;
  /** Lines of one seller. */
  own: readonly Pick<CartLine, 'productId'>[];
  paysOnDelivery: boolean;
  onChoose: (extras: ChosenExtras) => void;
}

/** Services, delivery windows and old phones of one seller. */
function ExtrasOf({ checkout: { parts, problems }, own, paysOnDelivery, onChoose }: ExtrasOfProps) {
  const part = parts.find(({ lines }) => lines.some(({ productId }) => productId === own[0]?.productId));
  if (!part) return null;
  const hasPhone = part.lines.some(
    ({ productId, exchange }) => exchange !== null || keptQuote(localStorage, productId, new Date()),
  );
  if (!hasPhone && !hasExtras(part)) return null;
  const fault = problems.find(({ path }) => path === `slots.${part.sellerId}`)?.message;
  return (
    <Suspense>
      {hasExtras(part) && <PartExtras part={part} parts={parts} fault={fault} onChoose={onChoose} />}
      {hasPhone && (
        <LineExchanges
          lines={part.lines}
          all={parts.flatMap(({ lines }) => lines)}
          paysOnDelivery={paysOnDelivery}
          faultOf={id => problems.find(({ path }) => path === `exchanges.${id}`)?.message}
          onChoose={exchanges => onChoose({ exchanges })}
        />
      )}
    </Suspense>
  );
}

/**
 * Cash on delivery limit and phone numbers. The layout's copy may be hours old, so they are refetched
 * on entering and after each refusal.
 */
function useOrderTerms(refusal: unknown) {
  const entered = useShop();
  const [shop, setShop] = useState(entered);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal triggers the refetch
  useEffect(() => {
    call(getShop, {}).then(
      ({ data }) => setShop(data),
      // The layout's copy is good enough: the server decides anyway.
      () => {},
    );
  }, [refusal]);
  return shop;
}
