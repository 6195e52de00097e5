import { data } from 'react-router';
import { listBanners } from '#products/banners/contract.ts';
import { getHomeProducts } from '#products/catalog/contract.ts';
import { homeKinds } from '#products/catalog/home/home-kinds.ts';
import { ProductsFailed } from '#products/catalog/ui/listing/products-failed.tsx';
import { load } from '#routing/load.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { getShop } from '#shop/shop/contract.ts';
import { shopFacts } from '#shop/shop/identity/shop-facts.ts';
import { payShortly } from '#shop/shop/paying.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import type { Route } from './+types/home.route.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import styles from './home.module.css';
import { HomeKinds } from './home-kinds.tsx';
import { HomeSections } from './home-sections.tsx';

/** Parts that fail to load are left out; status 503 prevents such a page from being cached (R21.12). */
export async function loader({ context }: Route.LoaderArgs) {
  const [products, banners, shop] = await Promise.allSettled([
    load(context, getHomeProducts, {}),
    load(context, listBanners, {}),
    load(context, getShop, {}),
  ] as const);
  const isWhole = products.status === 'fulfilled' && banners.status === 'fulfilled' && shop.status === 'fulfilled';
  return data(
    {
      banners: banners.status === 'fulfilled' ? banners.value.data : [],
      facts: shop.status === 'fulfilled' ? shopFacts(shop.value.data) : [],
      goods:
        products.status === 'fulfilled'
          ? {
              brands: products.value.brands,
              kinds: homeKinds(products.value.kinds),
              sections: Object.fromEntries(products.value.sections.map(section => [section.section, section])),
            }
          : null,
    },
    { status: isWhole ? 200 : 503 },
  );
}

export default function Home({ loaderData: { banners, facts, goods } }: Route.ComponentProps) {
  const shop = useShop();
  return (
    <>
      <PageTitle
        title={t('products.catalog.home.title')}
        description={t('products.catalog.home.description', { paying: payShortly(shop) })}
        path={paths.home}
        facts={facts}
      />
      <div className={styles.hero}>
        {banners.length > 0 && <BannerCarousel banners={banners} />}
        <div className={styles.words}>
          <h1>{t('products.catalog.home.heading')}</h1>
          {goods && <HomeKinds kinds={goods.kinds} />}
        </div>
      </div>
      {goods ? <HomeSections {...goods} /> : <ProductsFailed />}
    </>
  );
}
