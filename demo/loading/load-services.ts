import type { DeskService } from '#orders/sold-services/desk.contract.ts';
import { PERIODS } from '#orders/sold-services/period.ts';
import { insertServices } from '#orders/sold-services/server/sold-services.ts';
import type { TxCtx } from '#platform/context.ts';
import type { SellerId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';

const INSTALLATION: DeskService = {
  ...{ kind: 'installation', category: 'tv', price: paise(0), sac: '998734', gstRate: 18, pincodes: [], days: 3 },
  names: { en: 'Installation', hi: 'इंस्टॉलेशन' },
  covers: {
    en: 'Unpacking, table stand and a demonstration. A wall bracket and drilling are extra.',
    hi: 'खोलना, टेबल स्टैंड और इस्तेमाल दिखाना। दीवार का ब्रैकेट और ड्रिलिंग अलग से।',
  },
};
const GIFT_WRAP: DeskService = {
  ...{ kind: 'gift-wrap', category: null, price: paise(49_00), sac: '998541', gstRate: 18, pincodes: [], days: null },
  names: { en: 'Gift wrap', hi: 'गिफ़्ट रैप' },
  covers: {},
};

/** Two sellers wrap gifts, take old phones and install televisions, one of them in windows. None of it changes a cart by itself. */
export async function loadServices(tx: TxCtx, sellers: ReadonlyMap<string, { readonly id: SellerId }>): Promise<void> {
  const [road, place] = [sellers.get('sp-road-electronics'), sellers.get('nehru-place-mobiles')];
  const places = [1, 2, 3, 4, 5, 6].flatMap(weekday => PERIODS.map(period => ({ weekday, period, capacity: 4 })));
  if (road)
    await insertServices(tx, road.id, {
      services: [INSTALLATION, GIFT_WRAP],
      windows: { categories: ['tv'], places },
      takesExchange: true,
    });
  if (place)
    await insertServices(tx, place.id, {
      services: [{ ...INSTALLATION, price: paise(499_00) }, GIFT_WRAP],
      windows: { categories: [], places: [] },
      takesExchange: true,
    });
}
