import { lazy, Suspense } from 'react';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import type { ProductBrief } from '#products/catalog/product/product.schema.ts';
import { rich } from '#shared/language/rich.ts';
import styles from './back-in-stock.module.css';
import { SignInLink } from './sign-in-link.tsx';

/** For shoppers only, so that the page of a product names few files. */
const BackInStockSwitch = lazy(async () => ({
  default: (await import('./back-in-stock-switch.tsx')).BackInStockSwitch,
}));

/** On the page of a sold-out product: a mail when it is back. Guests sign in first. */
export function BackInStock({ product }: { product: ProductBrief }) {
  const { user } = useSession();
  return (
    <div className={styles.notice}>
      {user ? (
        <Suspense>
          <BackInStockSwitch product={product} />
        </Suspense>
      ) : (
        rich('products.wishlist.tellSignInHere', { link: words => <SignInLink>{words}</SignInLink> })
      )}
    </div>
  );
}
