import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import { Stepper } from '#design/choices/stepper.tsx';
import { TitleText } from '#design/data/title-text.tsx';
import { linesBySeller, shortageOf } from '#orders/cart/cart-lines.ts';
import type { CartLine } from '#orders/cart/contract.ts';
import { LinePicture } from '#orders/cart/ui/sheet/line-picture.tsx';
import { LinePrice } from '#orders/cart/ui/sheet/line-price.tsx';
import { SellerName } from '#orders/cart/ui/sheet/seller-name.tsx';
import { cartDifferences } from '#orders/orders/checkout/cart-differences.ts';
import { arrivalOf } from '#orders/orders/moves/arrival.ts';
import { conditionWord } from '#products/catalog/product/shown-title.ts';
import { langOfEnglish } from '#shared/language/lang-of-english.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './checkout-lines.module.css';
import { BuyNowNotice, CartChangedNotice } from './checkout-notices.tsx';

export interface CheckoutLinesProps {
  lines: readonly CartLine[];
  /** The lines when an order was last refused. */
  refused: readonly CartLine[] | undefined;
  /** Of the chosen address, if nothing prevents delivery there. */
  pincode: string | undefined;
  /** What else can be chosen with the lines of a seller. */
  extras: (own: readonly CartLine[]) => ReactNode;
  /** For “Buy now” only: changes the quantity. */
  onQuantity?: ((quantity: number) => void) | undefined;
}

/** Step 2: items by seller, with delivery dates. */
export function CheckoutLines({ lines, refused, pincode, extras, onQuantity }: CheckoutLinesProps) {
  const [now] = useState(() => new Date());
  return (
    <section aria-labelledby="your-items">
      <WireHeading step={2} id="your-items">
        {onQuantity ? t('orders.orders.checkout.items.titleOne') : t('orders.orders.checkout.items.title')}
      </WireHeading>
      {onQuantity && <BuyNowNotice />}
      {refused && (
        <CartChangedNotice
          title={onQuantity ? t('orders.orders.checkout.items.changedOne') : t('orders.orders.checkout.items.changed')}
          differences={cartDifferences(refused, lines)}
        />
      )}
      {linesBySeller(lines).map(({ seller, lines: own }) => (
        <div key={seller} className={styles.seller}>
          <SellerName aside={arrivalText(arrivalOf(own, pincode, now))}>{seller}</SellerName>
          <ul>
            {own.map(line => (
              <li key={line.productId} className={styles.line}>
                <LinePicture src={line.image} className={styles.picture} />
                <div>
                  <Link to={paths.product(line.slug)} className={styles.title} lang={langOfEnglish()}>
                    <TitleText title={line.title} word={conditionWord(line)} lang={langOfEnglish()} />
                  </Link>
                  {onQuantity ? (
                    <Stepper
                      label={t('orders.orders.checkout.items.quantityOf', { title: line.title })}
                      value={line.quantity}
                      max={line.totalStock}
                      onChange={quantity => onQuantity(Math.min(quantity, line.totalStock))}
                      className={styles.stepper}
                    />
                  ) : (
                    <span className={styles.quantity}>
                      {t('orders.orders.checkout.items.quantity', { quantity: line.quantity })}
                    </span>
                  )}
                  {line.returnsNote && <span className={styles.returns}>{line.returnsNote}</span>}
                  {shortageOf(line) && <span className={styles.shortage}>{shortageOf(line)}</span>}
                </div>
                <LinePrice line={line} className={styles.price} />
              </li>
            ))}
          </ul>
          {extras(own)}
        </div>
      ))}
    </section>
  );
}

function arrivalText(days: string | undefined) {
  return days && t('orders.orders.checkout.items.arrives', { days });
}
