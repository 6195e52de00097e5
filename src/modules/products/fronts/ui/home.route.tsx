import { data } from 'react-router';
import { listBanners } from '#products/banners/contract.ts';
import { homeKinds } from '#products/catalog/home/home-kinds.ts';
import { getFront } from '#products/fronts/front.contract.ts';
import { HOME } from '#products/fronts/front.ts';
import { load } from '#routing/load.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { shopAssurances } from '#shop/shop/assurances/shop-assurances.ts';
import { getShop } from '#shop/shop/contract.ts';
import { shopFacts } from '#shop/shop/identity/shop-facts.ts';
import { payShortly } from '#shop/shop/paying.ts';
import { AssuranceList } from '#shop/shop/ui/assurance-list.tsx';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import type { Route } from './+types/home.route.ts';
import styles from './front-sections.module.css';
import { HomeFront } from './home-front.tsx';

/** Parts that fail to load are left out; status 503 prevents such a page from being cached (R21.12). */
export async function loader({ context }: Route.LoaderArgs) {
  const [front, banners, shop] = await Promise.allSettled([
    load(context, getFront, { front: HOME }),
    load(context, listBanners, {}),
    load(context, getShop, {}),
  ] as const);
  const isWhole = front.status === 'fulfilled' && banners.status === 'fulfilled' && shop.status === 'fulfilled';
  return data(
    {
      banners: banners.status === 'fulfilled' ? banners.value.data : [],
      facts: shop.status === 'fulfilled' ? shopFacts(shop.value.data) : [],
      assurances:
        shop.status === 'fulfilled'
          ? shopAssurances(shop.value.data, front.status === 'fulfilled' ? front.value.data.sellers : null)
          : [],
      front:
        front.status === 'fulfilled'
          ? { kinds: homeKinds(front.value.data.kinds), sections: front.value.data.sections }
          : null,
    },
    { status: isWhole ? 200 : 503 },
  );
}

export default function Home({ loaderData: { banners, facts, assurances, front } }: Route.ComponentProps) {
  const shop = useShop();
  return (
    <>
      <PageTitle
        title={t('products.catalog.home.title')}
        description={t('products.catalog.home.description', { paying: payShortly(shop) })}
        path={paths.home}
        facts={facts}
      />
      <HomeFront banners={banners} front={front} />
      <AssuranceList assurances={assurances} className={styles.assurances} />
    </>
  );
}
