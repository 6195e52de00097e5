import { Link, useLocation } from 'react-router';
import { Logo } from '#design/brand/logo.tsx';
import { ThemeSwitch } from '#design/theme/theme-switch.tsx';
import { RETURN_DAYS } from '#orders/returns/return/return-window.ts';
import { Kept } from '#routing/document/kept.tsx';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { demoNote } from '#shop/shop/identity/demo-note.ts';
import { logoLines } from '#shop/shop/logo-lines.ts';
import { payShortly } from '#shop/shop/paying.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import { LanguageSwitch, otherAddresses } from './language-switch.tsx';
import styles from './shop-footer.module.css';

const COLUMNS = [
  {
    heading: t('shell.storefront.footer.shop'),
    links: [
      [t('shell.storefront.nav.electronics'), `${paths.listing}?category=electronics`],
      [t('shell.storefront.nav.accessories'), `${paths.listing}?category=accessories`],
      [t('shell.storefront.footer.categories'), paths.departments],
      [t('shell.storefront.footer.tracking'), paths.account],
      [t('shell.storefront.footer.wishlist'), paths.wishlist],
    ],
  },
  {
    heading: t('shell.storefront.footer.help'),
    links: [
      [t('shell.storefront.footer.contact'), paths.contact],
      [t('shell.storefront.footer.returnsAndRefunds'), paths.returnsAndRefunds],
      [t('shell.storefront.footer.return'), paths.returning],
      [t('shell.storefront.footer.shipping'), paths.shipping],
    ],
  },
  {
    heading: t('shell.storefront.footer.company'),
    links: [
      [t('shell.storefront.footer.about'), paths.about],
      [t('shell.storefront.footer.ranking'), paths.ranking],
      [t('shell.storefront.footer.grievance'), paths.grievanceOfficer],
      [t('shell.storefront.footer.privacy'), paths.privacy],
      [t('shell.storefront.footer.terms'), paths.terms],
    ],
  },
] as const;

/** Who the shop is, where everything else lies, and how to reach it. */
export function ShopFooter({ year }: { year: number }) {
  const shop = useShop();
  const location = useLocation();
  return (
    <Kept
      as="footer"
      of={import.meta.env.SSR ? `footer ${year} ${JSON.stringify(shop)}` : undefined}
      varying={import.meta.env.SSR ? otherAddresses(location) : undefined}
      data-later
      className={styles.footer}
    >
      <div className={styles.inner}>
        <div className={styles.who}>
          <Link to={paths.home} className={styles.logo} aria-label={t('shell.storefront.toHome', { shop: shop.name })}>
            <Logo lines={logoLines(shop.name)} />
          </Link>
          {(shop.legalName !== '' || shop.gstin) && (
            <p>
              {shop.legalName}
              {shop.gstin && (
                <>
                  <br />
                  {t('shell.storefront.footer.gstin', { gstin: shop.gstin })}
                </>
              )}
            </p>
          )}
          {shop.isDemo && <p>{demoNote()}</p>}
          <p>
            {shop.returnsVary
              ? t('shell.storefront.footer.promiseOfMost', { paying: payShortly(shop), days: RETURN_DAYS })
              : t('shell.storefront.footer.promise', { paying: payShortly(shop), days: RETURN_DAYS })}
          </p>
        </div>
        {COLUMNS.map(({ heading, links }) => (
          <nav key={heading} className={styles.column} aria-label={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            <ul>
              {links.map(([label, to]) => (
                <li key={label}>
                  <Link to={to} className={styles.link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.reach} hidden={!shop.registeredAddress && !shop.email && shop.phones.length === 0}>
          <h2 className={styles.heading}>{t('shell.storefront.footer.reach')}</h2>
          <address className={styles.address}>
            {shop.registeredAddress && (
              <p>{t('shell.storefront.footer.registered', { address: shop.registeredAddress })}</p>
            )}
            {shop.branchAddress && <p>{t('shell.storefront.footer.branch', { address: shop.branchAddress })}</p>}
            {shop.phones.map(phone => (
              <a key={phone} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={styles.link}>
                {phone}
              </a>
            ))}
            {shop.email && (
              <a href={`mailto:${shop.email}`} className={styles.link}>
                {shop.email}
              </a>
            )}
          </address>
        </div>
      </div>
      <div className={styles.end}>
        <span>
          © {year} {shop.name}
        </span>
        <LanguageSwitch className={styles.language} />
        <ThemeSwitch className={styles.theme} />
        <SocialIcons className={styles.social} />
      </div>
    </Kept>
  );
}

const MARKS = [
  'M4 4l7.5 9.7L4.3 20M20 4l-6.4 6.8M4 4h4.5L20 20h-4.5z',
  'M3.5 8.5a4 4 0 0 1 4-4h9a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4zM10 9l5 3-5 3z',
  'M4.5 8.5a4 4 0 0 1 4-4h7a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-7a4 4 0 0 1-4-4zM15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M17 7.2v.1',
];

/** Marks of the networks; they lead nowhere, so nobody is told of them but the eye. */
function SocialIcons({ className }: { className?: string | undefined }) {
  return (
    <span className={className} aria-hidden="true">
      {MARKS.map(mark => (
        <svg
          key={mark}
          width="22"
          height="22"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d={mark} />
        </svg>
      ))}
    </span>
  );
}
