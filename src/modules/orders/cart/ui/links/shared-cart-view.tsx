import ShoppingBag from 'lucide-react/icons/shopping-bag';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { TitleText } from '#design/data/title-text.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { PageState } from '#design/feedback/page-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { classes } from '#design/theme/classes.ts';
import { cartTotals, linesBySeller, shortageOf } from '#orders/cart/cart-lines.ts';
import type { CartLine } from '#orders/cart/contract.ts';
import { openCartLink } from '#orders/cart/links/links.contract.ts';
import lineStyles from '#orders/cart/ui/sheet/cart-sheet-line.module.css';
import { LinePicture } from '#orders/cart/ui/sheet/line-picture.tsx';
import { LinePrice } from '#orders/cart/ui/sheet/line-price.tsx';
import { PriceSummary } from '#orders/cart/ui/sheet/price-summary.tsx';
import { SellerName } from '#orders/cart/ui/sheet/seller-name.tsx';
import { useAddAll } from '#orders/cart/ui/use-add-all.ts';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import { conditionWord } from '#products/catalog/product/shown-title.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { langOfEnglish } from '#shared/language/lang-of-english.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { dayText } from '#shared/time/dates.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import styles from './shared-cart.module.css';

/** The products of a shared cart as they are now, and one button that adds them all. */
export function SharedCartView({ token }: { token: string }) {
  const { answer, problem, isAsking, askAgain } = useAnswer(openCartLink, { token });
  const { deliveryCharge } = useShop();
  if (problem?.kind === 'missing' || problem?.kind === 'invalid')
    return (
      <PageState
        icon={<ShoppingBag aria-hidden="true" />}
        title={t('orders.cart.links.page.missing.title')}
        ways={<AllProducts />}
      >
        {t('orders.cart.links.page.missing.text')}
      </PageState>
    );
  if (problem)
    return (
      <ErrorState title={t('orders.cart.links.page.failed')} onRetry={askAgain} retrying={isAsking}>
        {problem.message}
      </ErrorState>
    );
  if (!answer) return <Skeleton shape="block" className={styles.loading} />;
  const { items, gone, expiresAt } = answer.data;
  return (
    <>
      <h1 className={styles.title}>{t('orders.cart.links.page.title')}</h1>
      <p className={styles.text}>{t('orders.cart.links.page.text', { day: dayText(expiresAt) })}</p>
      {gone.map(words => (
        <p key={words} className={styles.text}>
          {words}
        </p>
      ))}
      {items.length === 0 ? (
        <>
          <p className={styles.none}>{t('orders.cart.links.page.none')}</p>
          <AllProducts />
        </>
      ) : (
        <>
          {linesBySeller(items).map(({ seller, lines }) => (
            <section key={seller} className={styles.seller}>
              <SellerName>{seller}</SellerName>
              <ul>
                {lines.map(line => (
                  <SharedLine key={line.productId} line={line} />
                ))}
              </ul>
            </section>
          ))}
          <PriceSummary
            totals={cartTotals(items, deliveryCharge)}
            mrpLabel={t('orders.cart.sheet.mrp')}
            savedLabel={t('orders.cart.sheet.save')}
          />
          <AddAll items={items} />
        </>
      )}
    </>
  );
}

function AllProducts() {
  return (
    <Link to={paths.listing} className={buttonClass({ tone: 'primary' })}>
      {t('orders.cart.sheet.allProducts')}
    </Link>
  );
}

function SharedLine({ line }: { line: CartLine }) {
  const shortage = shortageOf(line);
  return (
    <li className={classes(lineStyles.line, line.totalStock === 0 && lineStyles.isOut)}>
      <LinePicture src={line.image} />
      <div>
        <Link to={paths.product(line.slug)} className={lineStyles.title} lang={langOfEnglish()}>
          <TitleText title={line.title} word={conditionWord(line)} lang={langOfEnglish()} />
        </Link>
        {shortage && <p className={lineStyles.shortage}>{shortage}</p>}
        <div className={lineStyles.row}>
          <span className={styles.text}>{t('orders.cart.later.quantity', { quantity: line.quantity })}</span>
          <LinePrice line={line} className={lineStyles.price} />
        </div>
      </div>
    </li>
  );
}

/** Adds to what is in the cart; nothing there is replaced. */
function AddAll({ items }: { items: readonly CartLine[] }) {
  const { kind, count, open } = useCart();
  const { addAll, isAdding } = useAddAll();
  if (kind === 'none') return <p className={styles.none}>{t('orders.cart.links.page.noCart')}</p>;
  return (
    <div className={styles.acts}>
      <Button
        tone="primary"
        size="xl"
        icon={<ShoppingCart aria-hidden="true" />}
        busy={isAdding || kind === 'unknown'}
        onClick={() => void addAll(items, t('orders.cart.links.page.added'))}
      >
        {t('orders.cart.links.page.addAll')}
      </Button>
      {count > 0 && (
        <Button size="xl" onClick={open}>
          {t('orders.cart.links.page.openCart')}
        </Button>
      )}
    </div>
  );
}
