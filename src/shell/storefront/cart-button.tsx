import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { CountBubble } from '#design/buttons/count-bubble.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { classes } from '#design/theme/classes.ts';
import { loadCartSheet } from '#orders/cart/ui/sheet/cart-sheet-place.tsx';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import { t } from '#shared/language/t.ts';
import styles from './header-act.module.css';

/** Opens the cart and shows its number of units. Sellers and administrators have none. */
export function CartButton() {
  const { kind, count, open } = useCart();
  if (kind === 'none') return null;
  return (
    <>
      <button
        type="button"
        className={classes(styles.act, styles.cart)}
        aria-label={t('shell.storefront.cart.button', { count })}
        aria-haspopup="dialog"
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={open}
      >
        <ShoppingBag aria-hidden="true" />
        <span className={styles.cartWord}>{t('shell.storefront.cart.word')}</span>{' '}
        <span className={styles.count} data-empty={count === 0 || undefined} key={count}>
          <CountBubble count={count} />
        </span>
      </button>
      <VisuallyHidden>
        <span role="status">{count > 0 && t('shell.storefront.cart.count', { count })}</span>
      </VisuallyHidden>
    </>
  );
}

/** Errors are shown when the cart is opened. */
const loadAhead = () => void loadCartSheet().catch(() => {});
