import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Banner } from '#products/banners/contract.ts';
import { paise } from '#shared/money/money.ts';
import { BannerSlide } from './banner-carousel.tsx';

const banner: Banner = {
  _id: 'one',
  image: '/media/one.webp',
  imagePhone: null,
  alt: 'A phone',
  eyebrow: null,
  headline: null,
  product: null,
};
const product = { slug: 'nandi-5', title: 'Nandi 5', price: paise(1_000_000), salePrice: null };

/** R21.2 */
test.each([
  ['with a product leads to it', product, ['href="/product/nandi-5"']],
  ['without a product leads nowhere', null, []],
])('a banner %s', (_what, of, leadsTo) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <BannerSlide banner={{ ...banner, product: of }} eager={false} />
    </MemoryRouter>,
  );
  expect(html.match(/href="[^"]*"/g) ?? []).toEqual(leadsTo);
});
