import Trash from 'lucide-react/icons/trash-2';
import { Link } from 'react-router';
import { classes } from '#design/classes.ts';
import { IconButton } from '#design/icon-button.tsx';
import { KeptText } from '#design/kept-text.tsx';
import { Stepper } from '#design/stepper.tsx';
import { useToast } from '#design/toast-context.ts';
import type { CartLine } from '#features/cart/contract.ts';
import { onlyThisMany } from '#features/cart/refusals.ts';
import { shortageOf } from '#features/cart/shortage.ts';
import * as paths from '#shared/paths.ts';
import styles from './cart-sheet-line.module.css';
import { LinePicture } from './line-picture.tsx';
import { LinePrice } from './line-price.tsx';
import { useCart } from './use-cart.ts';

/** One product in the cart: how many, what that comes to, and whether there are so many. */
export function CartSheetLine({ line }: { line: CartLine }) {
  const { setQuantity, remove } = useCart();
  const { show } = useToast();
  const { productId, title, totalStock } = line;
  const shortage = shortageOf(line);
  return (
    <li className={classes(styles.line, totalStock === 0 && styles.isOut)}>
      <LinePicture src={line.image} />
      <div className={styles.words}>
        <Link to={paths.product(line.slug)} className={styles.title}>
          <KeptText text={title} />
        </Link>
        {shortage && <p className={styles.shortage}>{shortage}</p>}
        <div className={styles.row}>
          <Stepper
            label={`Quantity of ${title}`}
            value={line.quantity}
            // Of what is sold out no number is right: it can only be removed.
            min={totalStock === 0 ? line.quantity : 1}
            max={totalStock}
            // When there are fewer than wanted, one step down leads to what there is.
            onChange={quantity => void setQuantity(productId, Math.min(quantity, totalStock))}
            onLimit={() => show({ tone: 'destructive', title: onlyThisMany(totalStock).message })}
          />
          <IconButton
            className={styles.remove}
            label={`Remove ${title}`}
            icon={<Trash aria-hidden="true" />}
            onClick={() => void remove(productId)}
          />
          <LinePrice line={line} className={styles.price} />
        </div>
      </div>
    </li>
  );
}
