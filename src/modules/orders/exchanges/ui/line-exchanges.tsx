import { useEffect, useState } from 'react';
import { Checkbox } from '#design/choices/checkbox.tsx';
import type { LineExchange } from '#orders/exchanges/exchange.schema.ts';
import type { ExchangeQuoteId } from '#orders/exchanges/exchange.ts';
import { keptQuote } from '#orders/exchanges/kept-quotes.ts';
import type { ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees } from '#shared/money/money.ts';
import styles from './exchange.module.css';

/** A line of a checkout, as far as an old phone can go with it. */
interface WithExchange {
  readonly productId: ProductId;
  readonly exchange: LineExchange | null;
}

type Chosen = readonly { readonly productId: ProductId; readonly quoteId: ExchangeQuoteId }[];

export interface LineExchangesProps {
  /** Of one seller. */
  lines: readonly WithExchange[];
  /** All of the checkout, because choices are sent together. */
  all: readonly WithExchange[];
  paysOnDelivery: boolean;
  /** What is wrong with a choice, in a sentence. */
  faultOf: (productId: ProductId) => string | undefined;
  onChoose: (exchanges: { readonly productId: ProductId; readonly quoteId: ExchangeQuoteId }[]) => void;
}

/** Old phones that are given, or that this browser has a quote for. */
export function LineExchanges({ lines, all, paysOnDelivery, faultOf, onChoose }: LineExchangesProps) {
  const [now] = useState(() => new Date());
  const chosen: Chosen = all.flatMap(({ productId, exchange }) =>
    exchange ? [{ productId, quoteId: exchange.quoteId }] : [],
  );
  return lines.flatMap(({ productId, exchange }) => {
    const kept = keptQuote(localStorage, productId, now);
    const quoteId = exchange?.quoteId ?? kept?.quoteId;
    if (quoteId === undefined) return [];
    const others = chosen.filter(each => each.productId !== productId);
    return (
      <ExchangeChoice
        key={productId}
        model={exchange?.model || kept?.model}
        value={exchange ? exchange.value : (kept?.value ?? null)}
        isChosen={exchange !== null}
        fault={faultOf(productId)}
        paysOnDelivery={paysOnDelivery}
        onChoose={isChosen => onChoose(isChosen ? [...others, { productId, quoteId }] : others)}
      />
    );
  });
}

interface ExchangeChoiceProps {
  model: string | undefined;
  value: LineExchange['value'];
  isChosen: boolean;
  fault: string | undefined;
  paysOnDelivery: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** Ticked at once; the server follows. */
function ExchangeChoice({ model, value, isChosen, fault, paysOnDelivery, onChoose }: ExchangeChoiceProps) {
  const [isTicked, setTicked] = useState(isChosen);
  useEffect(() => setTicked(isChosen), [isChosen]);
  const amount = value === null ? undefined : exactRupees(value);
  const hint = paysOnDelivery
    ? amount && t('orders.exchanges.checkout.hintCash', { value: amount })
    : amount && t('orders.exchanges.checkout.hint', { value: amount });
  return (
    <div>
      <Checkbox
        checked={isTicked}
        onChange={event => {
          setTicked(event.currentTarget.checked);
          onChoose(event.currentTarget.checked);
        }}
        label={
          model && amount
            ? t('orders.exchanges.checkout.use', { model, value: amount })
            : (model ?? t('orders.exchanges.checkout.gone'))
        }
        hint={fault ? null : hint}
      />
      {fault && (
        <p role="alert" className={styles.wrong}>
          {fault} {t('orders.exchanges.checkout.not')}
        </p>
      )}
    </div>
  );
}
