import { data } from 'react-router';
import { listBanners } from '#products/banners/contract.ts';
import { getFront } from '#products/fronts/front.contract.ts';
import { HOME, isFrontName } from '#products/fronts/front.ts';
import { load } from '#routing/load.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import type { Route } from './+types/landing.route.ts';
import { LandingFront } from './landing-front.tsx';

export async function loader({ context, params: { front: name } }: Route.LoaderArgs) {
  if (!isFrontName(name) || name === HOME) throw data(null, 404);
  const [front, banners] = await Promise.all([
    load(context, getFront, { front: name }),
    load(context, listBanners, {}),
  ]);
  return { front: front.data, banners: banners.data, path: paths.front(name) };
}

/** A landing page: sections under a heading, as an administrator has composed them. */
export default function Landing({ loaderData: { front, banners, path } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle
        title={front.title ?? ''}
        description={t('products.fronts.description', { title: front.title ?? '' })}
        path={path}
      />
      <LandingFront front={front} banners={banners} />
    </>
  );
}
