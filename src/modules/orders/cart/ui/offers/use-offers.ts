import { useCallback, useEffect, useRef, useState } from 'react';
import { type CartLine, quoteOffers } from '#orders/cart/contract.ts';
import type { SaleOffers } from '#orders/offers/sale-offers.schema.ts';
import type { PaymentMethod } from '#payments/payments/payment-states.ts';
import { call } from '#shared/api/browser-call.ts';
import { type OfferCodes, useCodes } from './use-codes.ts';

interface Asked {
  /** Whether there is a shopper whose offers can be asked for. */
  readonly isOn: boolean;
  readonly lines: readonly CartLine[];
  /** For lines of no cart (“Buy now”). */
  readonly apart?: boolean;
  readonly method?: PaymentMethod | undefined;
  readonly pincode?: string | undefined;
}

export interface CartOffers extends OfferCodes {
  /** Undefined until it is known; null if it could not be found out. */
  readonly offers: SaleOffers | null | undefined;
}

/** What offers do for lines, asked again whenever something about them changes. */
export function useOffers({ isOn, lines, apart, method, pincode }: Asked): CartOffers {
  const [found, setFound] = useState<{ readonly of: string; readonly offers: SaleOffers | null }>();
  const [turn, setTurn] = useState(0);
  const items = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const key = JSON.stringify([items, lines.map(({ price, salePrice }) => [price, salePrice]), method, pincode, turn]);
  const wanted = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names everything that is asked
  useEffect(() => {
    wanted.current = key;
    if (!isOn || items.length === 0) return;
    const answered = (offers: SaleOffers | null) => wanted.current === key && setFound({ of: key, offers });
    call(quoteOffers, {
      ...(apart && { items }),
      ...(method && { paymentMethod: method }),
      ...(pincode && { pincode }),
    }).then(
      ({ data }) => answered(data),
      () => answered(null),
    );
  }, [key, isOn, apart]);

  const reload = useCallback(() => setTurn(before => before + 1), []);
  const codes = useCodes(reload);
  const isNone = !isOn || items.length === 0;
  return { offers: isNone ? null : found?.of === key ? found.offers : undefined, ...codes };
}
