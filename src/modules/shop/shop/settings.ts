import type { Paise } from '#shared/money/money.ts';
import type { ServiceArea } from '#shop/delivery/service-area.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import type { RateEntry } from '#shop/shop/rates/rate-entry.ts';

/** The shop's settings by name, each with its shape. */
export interface Settings {
  readonly identity: ShopIdentity;
  /** Charged per seller's part of an order, in paise. */
  readonly deliveryCharge: Paise;
  /** What an order may come to, delivery included, and still be paid in cash at the door; null where there is no limit. */
  readonly codCap: Paise | null;
  /** Money that goes back by hand: above this sum two administrators have to agree. */
  readonly refundByTwoAbove: Paise;
  /** The PIN codes that products are sent to, and so those where cash is taken at the door. */
  readonly serviceArea: ServiceArea;
  /** Whether products must name their origin, maker and importer before they go on sale. */
  readonly declarationsRequired: boolean;
  /** Sellers are mailed of products on sale of which fewer than so many are left; 0 is never. */
  readonly lowStockBelow: number;
  /** What the shop keeps of sales and what is taxed at which rate, from which day on. */
  readonly rates: readonly RateEntry[];
}

export type SettingName = keyof Settings;
