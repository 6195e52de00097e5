import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { keepPreviousUrl } from '#routing/previous-url.ts';
import { kindOf } from '#shared/api/actor.ts';
import type { ProductId } from '#shared/id.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './own-review-place.module.css';

const OwnReview = lazy(async () => ({ default: (await import('./own-review.tsx')).OwnReviewPanel }));

export interface OwnReviewPlaceProps {
  productId: ProductId;
  /** Shows the form immediately instead of a button that opens it. */
  startsOpen?: boolean | undefined;
}

/**
 * The place of the shopper's own review. Guests, and readers without scripts, see a link to the login, which leads back
 * here. Sellers and administrators see nothing. The panel is loaded for shoppers only.
 */
export function OwnReviewPlace({ productId, startsOpen = false }: OwnReviewPlaceProps) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const hash = startsOpen ? '' : '#reviews';
  if (!user)
    return (
      <p className={styles.place}>
        <span>
          {rich('products.reviews.own.login', {
            link: words => (
              <Link
                to={paths.login}
                className={styles.link}
                onClick={() => keepPreviousUrl(`${pathname}${search}${hash}`)}
              >
                {words}
              </Link>
            ),
          })}
        </span>
      </p>
    );
  if (kindOf(user.role, user.type) !== 'shopper') return null;
  return (
    <div className={styles.place}>
      <Suspense fallback={!startsOpen && <Button disabled>{t('products.reviews.own.write')}</Button>}>
        <OwnReview productId={productId} startsOpen={startsOpen} />
      </Suspense>
    </div>
  );
}
