import type { ReactNode } from 'react';
import { Logo } from '#design/logo.tsx';
import { logoLines } from '#features/shop/logo-lines.ts';
import { useShop } from '#features/shop/ui/use-shop.ts';
import * as paths from '#shared/paths.ts';
import styles from './bare-page.module.css';

/** A page without header and footer, for when even those could not be made: the wire, the mark and what is to be said. */
export function BarePage({ children }: { children: ReactNode }) {
  const { name } = useShop();
  return (
    <>
      <header className={styles.header}>
        <a href={paths.home} className={styles.logo} aria-label={`${name}, home`}>
          <Logo lines={logoLines(name)} />
        </a>
      </header>
      <main className={styles.main}>{children}</main>
    </>
  );
}
