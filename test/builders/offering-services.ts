import { type DeskService, type DeskServices, saveServices } from '#orders/sold-services/desk.contract.ts';
import { PERIODS } from '#orders/sold-services/period.ts';
import { paise } from '#shared/money/money.ts';
import type { Client } from '#test/fixtures/shop.ts';

export const INSTALLATION: DeskService = {
  ...{
    kind: 'installation',
    category: 'smartphone',
    price: paise(59_900),
    sac: '998739',
    gstRate: 18,
    pincodes: [],
    days: 3,
  },
  names: { en: 'Installation', hi: 'इंस्टॉलेशन' },
  covers: { en: 'Mounting on a wall; no drilling in stone.' },
};
export const GIFT_WRAP: DeskService = {
  ...{ kind: 'gift-wrap', category: null, price: paise(4_900), sac: '998541', gstRate: 18, pincodes: [], days: null },
  names: { en: 'Gift wrap' },
  covers: {},
};

/** Every window of every day, for smartphones. */
export function windows(capacity: number): DeskServices['windows'] {
  return {
    categories: ['smartphone'],
    places: [0, 1, 2, 3, 4, 5, 6].flatMap(weekday => PERIODS.map(period => ({ weekday, period, capacity }))),
  };
}

export async function offer(
  seller: Client,
  services: readonly DeskService[],
  places: DeskServices['windows'] = { categories: [], places: [] },
): Promise<DeskServices> {
  return (await seller.call(saveServices, { services: [...services], windows: places })).data;
}
