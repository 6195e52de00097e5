import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { useKnownPin } from './known-pin.ts';
import styles from './pin-bar.module.css';
import { useKeptPin } from './use-kept-pin.ts';

const loadDialog = async () => ({ default: (await import('./pin-dialog.tsx')).PinDialog });
const PinDialog = lazy(loadDialog);
const prepare = () => void loadDialog().catch(() => {});

/** Pages of products; the checkout has an address. */
const OF_PRODUCTS = /^\/($|product\/|shop\/(listing|search|categories|compare|wishlist$|p\/))/;

/** Where the shop delivers to in this browser, below the header of pages with products. Opens the dialog that changes it. */
export function PinBar() {
  const kept = useKeptPin();
  const known = useKnownPin();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState<boolean>();
  if (!OF_PRODUCTS.test(pathname)) return null;
  const pincode = kept?.pincode;
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        {pincode === undefined ? (
          <span className={styles.ask}>{t('shop.delivery.bar.ask')}</span>
        ) : (
          <span>
            {rich('shop.delivery.bar.to', {
              place: [pincode, known?.pincode === pincode && known.city].filter(Boolean).join(' '),
              b: words => <b>{words}</b>,
            })}
          </span>
        )}
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <PinDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
