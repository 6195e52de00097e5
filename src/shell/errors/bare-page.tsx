import type { ReactNode } from 'react';
import { Logo } from '#design/brand/logo.tsx';
import { ownAddress } from '#shared/language/own-address.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { logoLines } from '#shop/shop/logo-lines.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import styles from './bare-page.module.css';

/** A page without header and footer, for errors of the layout itself. */
export function BarePage({ children }: { children: ReactNode }) {
  const { name } = useShop();
  return (
    <>
      <header className={styles.header}>
        <a
          href={ownAddress(paths.home)}
          className={styles.logo}
          aria-label={t('shell.storefront.toHome', { shop: name })}
        >
          <Logo lines={logoLines(name)} />
        </a>
      </header>
      <main className={styles.main}>{children}</main>
    </>
  );
}
