import Trash from 'lucide-react/icons/trash-2';
import { Link } from 'react-router';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { Stepper } from '#design/choices/stepper.tsx';
import { TitleText } from '#design/data/title-text.tsx';
import { classes } from '#design/theme/classes.ts';
import { useToast } from '#design/toasts/toast-context.ts';
import { shortageOf } from '#orders/cart/cart-lines.ts';
import type { CartLine } from '#orders/cart/contract.ts';
import { onlyThisMany } from '#orders/cart/refusals.ts';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import { conditionWord } from '#products/catalog/product/shown-title.ts';
import { langOfEnglish } from '#shared/language/lang-of-english.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './cart-sheet-line.module.css';
import { LinePicture } from './line-picture.tsx';
import { LinePrice } from './line-price.tsx';

export interface CartSheetLineProps {
  line: CartLine;
  onSave: () => void;
}

/** One product in the cart, with quantity, price and stock warning. */
export function CartSheetLine({ line, onSave }: CartSheetLineProps) {
  const { setQuantity, remove } = useCart();
  const { show } = useToast();
  const { productId, title, totalStock } = line;
  const shortage = shortageOf(line);
  return (
    <li className={classes(styles.line, totalStock === 0 && styles.isOut)}>
      <LinePicture src={line.image} />
      <div>
        <Link to={paths.product(line.slug)} className={styles.title} lang={langOfEnglish()}>
          <TitleText title={line.title} word={conditionWord(line)} lang={langOfEnglish()} />
        </Link>
        {shortage && <p className={styles.shortage}>{shortage}</p>}
        <div className={styles.row}>
          <Stepper
            label={t('products.catalog.card.quantityOf', { title })}
            value={line.quantity}
            // A sold-out item can only be removed.
            min={totalStock === 0 ? line.quantity : 1}
            max={totalStock}
            // If stock fell below the quantity, one step down goes to the stock.
            onChange={quantity => void setQuantity(productId, Math.min(quantity, totalStock))}
            onLimit={() => show({ tone: 'destructive', title: onlyThisMany(totalStock).message })}
          />
          <IconButton
            className={styles.remove}
            label={t('orders.cart.sheet.remove', { title })}
            icon={<Trash aria-hidden="true" />}
            onClick={() => void remove(productId)}
          />
          <LinePrice line={line} className={styles.price} />
        </div>
        <button
          type="button"
          className={styles.later}
          aria-label={t('orders.cart.later.saveTitle', { title })}
          onClick={onSave}
        >
          {t('orders.cart.later.save')}
        </button>
      </div>
    </li>
  );
}
