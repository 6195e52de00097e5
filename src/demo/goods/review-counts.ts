import type { Chance } from './chance.ts';
import type { DemoProduct } from './family.ts';

/** What everybody buys. */
const FAVOURITES: Readonly<Record<string, number>> = {
  'oneplus-13-12-gb-256-gb-arctic-dawn': 25,
  'boat-airdopes-141-42-hours-playback-bold-black': 24,
  'nothing-phone-3a-8-gb-128-gb-white': 21,
  'iphone-16-128-gb-ultramarine': 19,
  'xiaomi-power-bank-4i-20-000-mah-33-w': 18,
  'galaxy-s25-5g-12-gb-256-gb-icy-blue': 17,
  'redmi-note-14-pro-plus-5g-8-gb-256-gb-spectre-blue': 16,
  'oneplus-nord-buds-3-pro-starry-black': 16,
  'macbook-air-13-inch-m4-16-gb-256-gb-sky-blue': 15,
  'boat-a325-type-c-cable-1-5-m-carbon-black': 15,
};

/** Reviews that any other product gets at most. */
const USUAL_MOST = 9;

/** How many reviews each product gets, `total` in all: favourites many, every ninth of the others none, the rest a few. */
export function countsOf(goods: readonly DemoProduct[], total: number, luck: Chance): ReadonlyMap<string, number> {
  const counts = new Map<string, number>(Object.entries(FAVOURITES));
  const others = goods.filter(({ slug }) => !counts.has(slug)).filter((_, i) => i % 9 !== 4);
  let left = total - Object.values(FAVOURITES).reduce((sum, n) => sum + n, 0);
  while (left > 0) {
    const { slug } = luck.of(others);
    const have = counts.get(slug) ?? 0;
    if (have >= USUAL_MOST) continue;
    counts.set(slug, have + 1);
    left--;
  }
  return counts;
}
