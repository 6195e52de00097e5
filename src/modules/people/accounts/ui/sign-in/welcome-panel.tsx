import { t } from '#shared/language/t.ts';
import styles from './welcome-panel.module.css';

export type WelcomePanelProps = {
  shopName: string;
  isForSellers: boolean;
};

/** Dark panel with a drawing, shown on wide screens. */
export function WelcomePanel({ shopName, isForSellers }: WelcomePanelProps) {
  return (
    <aside className={styles.panel} aria-label={t('people.accounts.welcome.label')}>
      <div className={styles.words}>
        <p className={styles.title}>
          {isForSellers
            ? t('people.accounts.welcome.selling', { shop: shopName })
            : t('people.accounts.welcome.shopping', { shop: shopName })}
        </p>
        <p className={styles.subtitle}>
          {isForSellers ? t('people.accounts.welcome.sellingText') : t('people.accounts.welcome.shoppingText')}
        </p>
      </div>
      <svg className={styles.art} viewBox="0 0 520 420" aria-hidden="true">
        {isForSellers ? <ShopFront /> : <Phone />}
      </svg>
    </aside>
  );
}

/** A phone being charged. */
function Phone() {
  return (
    <>
      <path className={styles.wire} d="M424 -1200 V282 C424 410 204 424 204 372 V358" />
      <rect className={styles.plug} x="191" y="334" width="26" height="32" rx="6" />
      <rect className={styles.pin} x="196" y="322" width="16" height="12" rx="2" />
      <rect className={styles.body} x="124" y="8" width="160" height="316" rx="30" />
      <rect className={styles.screen} x="135" y="19" width="138" height="294" rx="20" />
      <rect className={styles.lens} x="184" y="31" width="40" height="11" rx="5.5" />
      <path className={styles.bolt} d="M212 112 L176 172 H201 L192 216 L232 152 H206 Z" />
    </>
  );
}

/** A shop front on the same wire. */
function ShopFront() {
  return (
    <>
      <path className={styles.wire} d="M424 -1200 V300 C424 372 370 372 330 372 H306" />
      <rect className={styles.plug} x="280" y="360" width="30" height="24" rx="5" />
      <rect className={styles.body} x="60" y="96" width="222" height="300" rx="12" />
      <rect className={styles.screen} x="84" y="176" width="174" height="220" rx="4" />
      <path
        className={styles.awning}
        d="M46 88 H296 V130 a25 25 0 0 1 -50 0 a25 25 0 0 1 -50 0 a25 25 0 0 1 -50 0 a25 25 0 0 1 -50 0 a25 25 0 0 1 -50 0 Z"
      />
      <path className={styles.bolt} d="M181 214 L139 282 H167 L157 332 L201 260 H172 Z" />
    </>
  );
}
