import { demoShopper } from '#demo/people/people.ts';
import type { UserId } from '#shared/id.ts';
import { type DemoPurchase, HOUR, type Step } from './demo-purchases.ts';
import type { LoadedProduct } from './load-products.ts';
import { shoppersHome } from './ship-to.ts';

const DAY = 24;

/** The family of products, when they were ordered, and each further step, in hours before now. */
const BOUGHT = {
  delivered: {
    family: 'nothing-phone-3',
    placed: 6 * DAY,
    inProcess: 6 * DAY - 4,
    inShipping: 5 * DAY,
    delivered: 2 * DAY,
  },
  onItsWay: { family: 'oneplus-buds-pro-3', placed: 2 * DAY, inProcess: 2 * DAY - 3, inShipping: DAY },
  returned: { family: 'boat-airdopes-141', placed: 26 * DAY, inShipping: 25 * DAY, delivered: 22 * DAY },
  cancelled: { family: 'galaxy-watch7', placed: 9 * DAY },
} as const;
const STEPS = ['inProcess', 'inShipping', 'delivered'] as const satisfies readonly Step[];

export type ShopperPurchases = Readonly<Record<keyof typeof BOUGHT, DemoPurchase>>;

/**
 * What the demo's shopper has bought: a delivery that can still be returned, one on its way, one that is sent back and
 * one that is cancelled (load-shopper-history.ts).
 */
export function shopperPurchases(
  products: ReadonlyMap<string, LoadedProduct>,
  userId: UserId,
  now: Date,
): ShopperPurchases {
  const bought = ({ family, placed, ...steps }: { family: string; placed: number } & Partial<Record<Step, number>>) => {
    const product = [...products.values()].find(each => each.family === family && each.stock > 0);
    if (!product) throw new Error(`no ${family} is in stock`);
    const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
    const later = STEPS.flatMap(status => {
      const hours = steps[status];
      return hours === undefined ? [] : [{ status, at: ago(hours) }];
    });
    const first = { status: 'pending' as const, at: ago(placed) };
    return { product, userId, shipTo: shoppersHome(demoShopper), steps: [first, ...later] as const };
  };
  return {
    delivered: bought(BOUGHT.delivered),
    onItsWay: bought(BOUGHT.onItsWay),
    returned: bought(BOUGHT.returned),
    cancelled: bought(BOUGHT.cancelled),
  };
}
