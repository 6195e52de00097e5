import Heart from 'lucide-react/icons/heart';
import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { SignInLink } from '#products/wishlist/ui/notices/sign-in-link.tsx';
import { useNotices } from '#products/wishlist/ui/notices/use-notices.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { useRemove } from './use-remove.ts';
import { useWishlist } from './use-wishlist.ts';
import styles from './wishlist.module.css';
import { WishlistItem } from './wishlist-item.tsx';
import { WishlistSkeleton } from './wishlist-skeleton.tsx';

/** The list itself, or what is there in its place. */
export function WishlistView() {
  const { lines, problem, tryAgain } = useWishlist();
  const notices = useNotices();
  const remove = useRemove(notices);
  if (!lines)
    return problem ? (
      <ErrorState title={t('products.wishlist.failed')} onRetry={tryAgain}>
        {problem.message}
      </ErrorState>
    ) : (
      <WishlistSkeleton />
    );
  if (lines.length === 0)
    return (
      <EmptyState
        icon={<Heart aria-hidden="true" />}
        title={t('products.wishlist.empty.title')}
        action={
          <Link to={paths.listing} prefetch="intent" className={buttonClass({ tone: 'primary' })}>
            {t('products.wishlist.empty.action')}
          </Link>
        }
      >
        {t('products.wishlist.empty.text')}
      </EmptyState>
    );
  return (
    <>
      {!notices.isShopper && (
        <p className={styles.signIn}>
          {rich('products.wishlist.tellSignIn', { link: words => <SignInLink>{words}</SignInLink> })}
        </p>
      )}
      <ul className={styles.list}>
        {lines.map(line => (
          <WishlistItem key={line.id} line={line} notices={notices} onRemove={() => remove(line)} />
        ))}
      </ul>
    </>
  );
}
