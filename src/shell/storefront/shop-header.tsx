import Package from 'lucide-react/icons/package';
import { Link, useLocation } from 'react-router';
import { Logo } from '#design/brand/logo.tsx';
import { classes } from '#design/theme/classes.ts';
import { Kept } from '#routing/document/kept.tsx';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { logoLines } from '#shop/shop/logo-lines.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import { AccountMenu } from './account-menu.tsx';
import { CartButton } from './cart-button.tsx';
import { CategoryNav } from './category-nav.tsx';
import act from './header-act.module.css';
import { HeaderSearch } from './header-search.tsx';
import { LanguageSwitch, otherAddresses } from './language-switch.tsx';
import { currentEntry } from './nav-entries.ts';
import styles from './shop-header.module.css';

/** The shop's header: everything hangs from the wire, which stays at the top while the rest draws together. */
export function ShopHeader() {
  const { name } = useShop();
  /** The search page has a field of its own. */
  const location = useLocation();
  const alone = location.pathname === paths.search;
  return (
    <Kept
      as="header"
      // Its field holds the words that were searched for.
      of={
        import.meta.env.SSR && !location.search.includes('keyword=')
          ? `header ${currentEntry(location)} ${name}`
          : undefined
      }
      varying={import.meta.env.SSR ? otherAddresses(location) : undefined}
      className={classes(styles.header, alone && styles.alone)}
    >
      <div className={styles.inner}>
        <Link
          to={paths.home}
          className={styles.logo}
          aria-label={t('shell.storefront.toHome', { shop: name })}
          prefetch="intent"
        >
          <Logo lines={logoLines(name)} />
        </Link>
        <CategoryNav />
        <HeaderSearch away={alone} />
        <div className={styles.acts}>
          <LanguageSwitch isShort className={classes(act.act, styles.language)} />
          <AccountMenu />
          <Link
            to={paths.account}
            className={classes(act.act, styles.orders)}
            aria-label={t('shell.storefront.orders')}
          >
            <Package aria-hidden="true" />
            <span className={act.cartWord}>{t('shell.storefront.orders')}</span>
          </Link>
          <CartButton />
        </div>
      </div>
    </Kept>
  );
}
