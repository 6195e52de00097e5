import type { CheckoutProblem } from '#orders/checkouts/contract.ts';
import { quoteExpired } from '#orders/exchanges/refusals.ts';
import { stockWords } from '#orders/orders/checkout/stock-words.ts';
import {
  aboveCodCap,
  cartIsEmpty,
  chooseAddress,
  methodNotOffered,
  notEnoughStock,
  productLeft,
  sellerAway,
} from '#orders/orders/contract.ts';
import { slotIsFull } from '#orders/sold-services/refusals.ts';
import { unavailableWords } from '#products/catalog/product/unavailable-words.ts';
import { t } from '#shared/language/t.ts';
import { notServed } from '#shop/delivery/not-served.ts';
import { isDelivered } from '#shop/delivery/server/delivery.ts';
import { openingSoon } from '#shop/shop/contract.ts';
import type { QuotedCheckout } from './read-checkout.ts';

/** All that keeps a checkout from being completed, each with its remedy. Spoken in the language that is set. */
export function problemsOf(checkout: QuotedCheckout): CheckoutProblem[] {
  return [
    ...(checkout.payment.isOpen ? [] : [problem(openingSoon(), t('orders.checkouts.remedy.opening'), '')]),
    ...problemsOfItems(checkout),
    ...problemsOfAddress(checkout),
    ...problemsOfMethod(checkout),
    ...problemsOfSlots(checkout),
    ...problemsOfExchanges(checkout),
  ];
}

const problem = (
  { code, message }: { readonly code: string; readonly message: string },
  remedy: string,
  path: string,
): CheckoutProblem => ({ code, message, remedy, path });

function problemsOfItems({ row, cart, gone, tooLarge }: QuotedCheckout): CheckoutProblem[] {
  const missing = gone.map(({ id, title }) =>
    problem(productLeft(title), t('orders.checkouts.remedy.remove', { title }), `items.${id}`),
  );
  // In a cart they wait for their seller; a checkout of its own items would leave out what was asked for.
  const away = (row.items ? cart.away : []).map(product =>
    problem(
      { code: sellerAway.code, message: unavailableWords(product) },
      t('orders.checkouts.remedy.remove', { title: product.title }),
      `items.${product.id}`,
    ),
  );
  const short = cart.lines.flatMap(({ product: { id, title, stock }, quantity }) =>
    stock >= quantity
      ? []
      : [
          problem(
            { code: notEnoughStock.code, message: stockWords(title, stock) },
            stock === 0
              ? t('orders.checkouts.remedy.remove', { title })
              : t('orders.checkouts.remedy.fewer', { title, stock }),
            `items.${id}`,
          ),
        ],
  );
  const found = [...missing, ...away, ...short];
  if (tooLarge) return [...found, problem(tooLarge, t('orders.checkouts.remedy.split'), 'items')];
  if (found.length > 0 || cart.lines.length > 0) return found;
  return [problem(cartIsEmpty(), t('orders.checkouts.remedy.add'), 'items')];
}

function problemsOfAddress({ address, area }: QuotedCheckout): CheckoutProblem[] {
  if (!address) return [problem(chooseAddress(), t('orders.checkouts.remedy.address'), 'address')];
  if (isDelivered(area, address.pincode)) return [];
  return [problem(notServed(address.pincode), t('orders.checkouts.remedy.otherAddress'), 'address')];
}

function problemsOfSlots({ draft, offered }: QuotedCheckout): CheckoutProblem[] {
  return (draft?.parts ?? []).flatMap(({ sellerId, extras: { slot } }) => {
    const free = offered.get(sellerId)?.slots ?? [];
    if (!slot || free.some(({ day, period }) => day === slot.day && period === slot.period)) return [];
    return [problem(slotIsFull(), t('orders.checkouts.remedy.otherSlot'), `slots.${sellerId}`)];
  });
}

function problemsOfExchanges({ exchanges }: QuotedCheckout): CheckoutProblem[] {
  return exchanges.flatMap(({ productId, title, refusal }) => {
    if (!refusal) return [];
    const remedy =
      refusal.code === quoteExpired.code
        ? t('orders.checkouts.remedy.newQuote', { title })
        : t('orders.checkouts.remedy.noExchange', { title });
    return [problem(refusal, remedy, `exchanges.${productId}`)];
  });
}

function problemsOfMethod({ methods, method, payment, draft }: QuotedCheckout): CheckoutProblem[] {
  const others = methods.some(({ refusal }) => !refusal);
  const remedy = others ? t('orders.checkouts.remedy.otherMethod') : t('orders.checkouts.remedy.split');
  const chosen = methods.find(each => each.method === method);
  if (chosen && !chosen.refusal) return [];
  if (draft && payment.codCap !== null && (!method || chosen?.refusal))
    return [problem(aboveCodCap(payment.codCap), remedy, 'method')];
  return [problem(methodNotOffered(), remedy, 'method')];
}
