import type { Banner } from '#products/banners/contract.ts';
import type { HomeKind } from '#products/catalog/home/home-kinds.ts';
import styles from '#products/catalog/ui/home/home.module.css';
import { HomeKinds } from '#products/catalog/ui/home/home-kinds.tsx';
import { ProductsFailed } from '#products/catalog/ui/listing/products-failed.tsx';
import type { ShownSection } from '#products/fronts/front.contract.ts';
import { t } from '#shared/language/t.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { FrontSections } from './front-sections.tsx';

export interface HomeFrontProps {
  readonly banners: readonly Banner[];
  /** Null if it could not be loaded. */
  readonly front: { readonly kinds: readonly HomeKind[]; readonly sections: readonly ShownSection[] } | null;
}

/** What is on the home page. Banners that come first are beside its heading. */
export function HomeFront({ banners, front }: HomeFrontProps) {
  const [first, ...others] = front?.sections ?? [];
  const isBeside = banners.length > 0 && (!front || first?.kind === 'banners');
  return (
    <>
      <div className={isBeside ? styles.hero : styles.plainHero}>
        {isBeside && <BannerCarousel banners={banners} />}
        <div className={styles.words}>
          <h1>{t('products.catalog.home.heading')}</h1>
          {front && <HomeKinds kinds={front.kinds} />}
        </div>
      </div>
      {front ? (
        <FrontSections sections={first?.kind === 'banners' ? others : front.sections} banners={banners} />
      ) : (
        <ProductsFailed />
      )}
    </>
  );
}
