import type { KindCount, KindPicture } from '#products/catalog/contract.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { t } from '#shared/language/t.ts';

/** A link from the home page to products of one or several kinds. */
export interface HomeKind {
  readonly label: string;
  readonly kinds: readonly Kind[];
  readonly count: number;
  readonly picture: KindPicture | null;
}

const MAX_KINDS = 7;
const POWER: readonly Kind[] = ['charger', 'cable', 'powerbank'];

/** The links beside the banner: the kinds with most products; chargers, cables and power banks share one. */
export function homeKinds(counted: readonly KindCount[]): HomeKind[] {
  const there = counted.filter(({ count }) => count > 0);
  const power = there.filter(({ id }) => POWER.includes(id));
  const single = there.filter(({ id }) => !POWER.includes(id) && id !== 'other');
  const all: HomeKind[] = [
    ...single.map(({ id, label, count, picture }) => ({ label, kinds: [id], count, picture })),
    ...(power.length > 0
      ? [
          {
            label: t('products.catalog.home.power'),
            kinds: power.map(({ id }) => id),
            picture: power.find(({ picture }) => picture)?.picture ?? null,
            count: power.reduce((total, { count }) => total + count, 0),
          },
        ]
      : []),
  ];
  const shown = new Set([...all].sort((one, other) => other.count - one.count).slice(0, MAX_KINDS));
  return all.filter(kind => shown.has(kind));
}
