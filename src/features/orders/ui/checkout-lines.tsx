import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#design/button-class.ts';
import { EmptyState } from '#design/empty-state.tsx';
import { WireHeading } from '#design/wire-heading.tsx';
import type { CartLine } from '#features/cart/contract.ts';
import { linesBySeller } from '#features/cart/lines-by-seller.ts';
import { shortageOf } from '#features/cart/shortage.ts';
import { LinePicture } from '#features/cart/ui/line-picture.tsx';
import { LinePrice } from '#features/cart/ui/line-price.tsx';
import { SellerName } from '#features/cart/ui/seller-name.tsx';
import { arrivalOf } from '#features/orders/arrival.ts';
import { cartDifferences } from '#features/orders/cart-differences.ts';
import { cartIsEmpty } from '#features/orders/contract.ts';
import type { OrderId } from '#shared/id.ts';
import { keptTogether } from '#shared/kept-together.ts';
import { CartChangedNotice } from './cart-changed-notice.tsx';
import styles from './checkout-lines.module.css';

export interface CheckoutLinesProps {
  lines: readonly CartLine[];
  /** The cart as it was when an order was refused. */
  refused: readonly CartLine[] | undefined;
  /** Where it goes, once that is known. */
  pincode: string | undefined;
  /** The order that somebody went away to pay and has not paid, as far as this browser knows. */
  unpaid: OrderId | undefined;
}

/** Step 2: what is bought, from whom, and by when it comes. */
export function CheckoutLines({ lines, refused, pincode, unpaid }: CheckoutLinesProps) {
  const [now] = useState(() => new Date());
  return (
    <section aria-labelledby="your-items">
      <WireHeading step={2} id="your-items">
        Your items
      </WireHeading>
      {refused && <CartChangedNotice differences={cartDifferences(refused, lines)} />}
      {lines.length === 0 && (
        <EmptyState
          icon={<ShoppingBag aria-hidden="true" />}
          title={cartIsEmpty().message}
          action={
            unpaid ? (
              <Link to={`/shop/account/${unpaid}`} className={buttonClass({ tone: 'primary' })}>
                See your last order
              </Link>
            ) : (
              <Link to="/shop/listing" className={buttonClass()}>
                See all products
              </Link>
            )
          }
        >
          {unpaid && 'Your last order may still be waiting for its payment.'}
        </EmptyState>
      )}
      {linesBySeller(lines).map(({ seller, lines: own }) => (
        <div key={seller} className={styles.seller}>
          <SellerName aside={arrivalText(arrivalOf(own, pincode, now))}>{seller}</SellerName>
          <ul>
            {own.map(line => (
              <li key={line.productId} className={styles.line}>
                <LinePicture src={line.image} className={styles.picture} />
                <div>
                  <Link to={`/product/${line.slug}`} className={styles.title}>
                    {keptTogether(line.title)}
                  </Link>
                  <span className={styles.quantity}>Quantity {line.quantity}</span>
                  {shortageOf(line) && <span className={styles.shortage}>{shortageOf(line)}</span>}
                </div>
                <LinePrice line={line} className={styles.price} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function arrivalText(days: string | undefined) {
  return days && `Arrives ${days}`;
}
