import type { Banner } from '#products/banners/contract.ts';
import type { Front } from '#products/fronts/front.contract.ts';
import { t } from '#shared/language/t.ts';
import styles from './front-sections.module.css';
import { FrontSections } from './front-sections.tsx';

/** What is on a landing page. */
export function LandingFront({ front, banners }: { front: Front; banners: readonly Banner[] }) {
  const { title, langs, sections } = front;
  const isEmpty = sections.every(({ kind }) => kind === 'banners' && banners.length === 0);
  return (
    <>
      <h1 lang={langs?.title} className={styles.heading}>
        {title}
      </h1>
      {isEmpty && <p className={styles.nothing}>{t('products.fronts.nothing')}</p>}
      <FrontSections sections={sections} banners={banners} />
    </>
  );
}
