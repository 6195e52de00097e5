import type { ProductId, SellerId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { DEFAULT_RATES } from '#shop/shop/rates/default-rates.ts';
import type { RateEntry } from '#shop/shop/rates/rate-entry.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { type Buyer, newBuyer } from '#test/builders/buying.ts';
import { type Cast, makeProduct, makeSeller } from '#test/fixtures/cast.ts';
import type { Client, TestShop } from '#test/fixtures/shop.ts';
import { PRODUCTS, SELLER_OF, type Seller, SHOPPERS, STOCK } from './command.ts';
import { COMMISSION, DELIVERY, GST, KINDS, PRICES } from './goods.ts';

/** Who takes part in one run, and what is sold: nobody and nothing of another run. */
export interface People {
  readonly buyers: readonly Buyer[];
  readonly desks: Readonly<Record<Seller | 'administrator', Client>>;
  readonly sellers: Readonly<Record<Seller, SellerId>>;
  readonly goods: readonly ProductId[];
}

const RATES: readonly RateEntry[] = [
  ...DEFAULT_RATES,
  { name: 'commission', kind: null, hsn: null, basisPoints: COMMISSION[0], from: '2025-10-01' },
  { name: 'commission', kind: KINDS[1], hsn: null, basisPoints: COMMISSION[1], from: '2025-10-01' },
];

let run = 0;

export async function gatherPeople(shop: TestShop, cast: Cast): Promise<People> {
  run += 1;
  const gstin = (letters: string) => `36${letters}${String(run).padStart(4, '0')}R1ZX`;
  const [deccan, ritchie] = await shop.context.tx(async tx => {
    await changeSetting(tx, 'rates', RATES);
    await changeSetting(tx, 'deliveryCharge', paise(DELIVERY));
    await changeSetting(tx, 'refundByTwoAbove', paise(10_000_000_00));
    return [
      await makeSeller(tx, `deccan-${run}`, 'Approved', '36', gstin('AAKFD')),
      await makeSeller(tx, `ritchie-${run}`, 'Approved', '36', gstin('BKYPM')),
    ] as const;
  });
  const sellers = { deccan: deccan.sellerId, ritchie: ritchie.sellerId };
  const desks = {
    deccan: await shop.as(deccan),
    ritchie: await shop.as(ritchie),
    administrator: await shop.as(cast.admin),
  };
  const buyers: Buyer[] = [];
  const goods: ProductId[] = [];
  while (buyers.length < SHOPPERS) buyers.push(await newBuyer(shop));
  while (goods.length < PRODUCTS) goods.push(await makeGoods(shop, sellers, goods.length));
  return { buyers, desks, sellers, goods };
}

function makeGoods(shop: TestShop, sellers: People['sellers'], what: number): Promise<ProductId> {
  return makeProduct(shop, sellers[SELLER_OF[what] ?? 'deccan'], {
    stock: STOCK,
    price_paise: paise(PRICES[what] ?? 0),
    kind: KINDS[what] ?? 'smartphone',
    gst_rate_bp: GST[what] ?? 0,
  });
}
