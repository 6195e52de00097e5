import { listBanners } from '#features/banners/contract.ts';
import { getHomeGoods } from '#features/catalog/contract.ts';
import { homeKinds } from '#features/catalog/home-kinds.ts';
import { getShop } from '#features/shop/contract.ts';
import { shopFacts } from '#features/shop/shop-facts.ts';
import { PageTitle } from '#features/shop/ui/page-title.tsx';
import { load } from '#routing/load.ts';
import type { Route } from './+types/home.route.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { BrandTiles } from './brand-tiles.tsx';
import { DealsSection } from './deals-section.tsx';
import { FeaturedSection } from './featured-section.tsx';
import styles from './home.module.css';
import { HomeKinds } from './home-kinds.tsx';
import { ProductRail } from './product-rail.tsx';

/** How long a row of cards rests before it goes on by one. */
const RAIL_RESTS_MS = 3000;

export async function loader({ context }: Route.LoaderArgs) {
  const [goods, banners, shop] = await Promise.all([
    load(context, getHomeGoods, {}),
    load(context, listBanners, {}),
    load(context, getShop, {}),
  ]);
  return {
    banners: banners.data,
    brands: goods.brands,
    kinds: homeKinds(goods.kinds),
    facts: shopFacts(shop.data),
    sections: Object.fromEntries(goods.sections.map(section => [section.section, section])),
  };
}

export default function Home({ loaderData: { banners, brands, kinds, facts, sections } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle
        title="Phones, laptops, audio and accessories"
        description="Phones, laptops, audio and accessories of seven brands, from sellers across India. Pay on delivery."
        path="/"
        facts={facts}
      />
      <div className={styles.hero}>
        {banners.length > 0 && <BannerCarousel banners={banners} />}
        <div className={styles.words}>
          <h1>Shop the Latest Electronics &amp; Gadgets</h1>
          <HomeKinds kinds={kinds} />
        </div>
      </div>
      <BrandTiles brands={brands} />
      {sections.featured && <FeaturedSection {...sections.featured} />}
      {sections['top-deals'] && <DealsSection {...sections['top-deals']} />}
      {sections.trending && (
        <ProductRail
          {...sections.trending}
          heading="Trending Electronics"
          all="/shop/listing?category=electronics&section=trending"
          interval={RAIL_RESTS_MS}
        />
      )}
      {sections.accessories && (
        <ProductRail
          {...sections.accessories}
          heading="Accessories"
          all="/shop/listing?category=accessories"
          interval={RAIL_RESTS_MS}
        />
      )}
    </>
  );
}
