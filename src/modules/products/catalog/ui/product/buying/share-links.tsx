import { useToast } from '#design/toasts/toast-context.ts';
import { ownAddress } from '#shared/language/own-address.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import styles from './share-links.module.css';

/** Shares the page: by the browser’s own dialog or as a copied link, and by WhatsApp, which needs no scripts. */
export function ShareLinks({ title, slug }: { title: string; slug: string }) {
  const { show } = useToast();
  const { address } = useShop();
  const own = ownAddress(paths.product(slug));
  return (
    <p className={styles.share}>
      <button
        type="button"
        className={styles.act}
        onClick={() => void import('./share-page.ts').then(({ sharePage }) => sharePage(own, title, show))}
      >
        {t('products.catalog.share.share')}
      </button>
      {address && (
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}${own}`)}`}
          target="_blank"
          rel="noreferrer"
          className={styles.link}
        >
          {t('products.catalog.share.whatsApp')}
        </a>
      )}
    </p>
  );
}
