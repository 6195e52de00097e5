import type { Paise } from '#shared/money/money.ts';
import type { ServiceArea } from '#shop/delivery/service-area.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import type { RateEntry } from '#shop/shop/rates/rate-entry.ts';

/** The shop's settings by name, with their types. */
export interface Settings {
  readonly identity: ShopIdentity;
  /** Charged per seller order, in paise. */
  readonly deliveryCharge: Paise;
  /** The maximum order total for cash on delivery, with the delivery charge; null for no limit. */
  readonly codCap: Paise | null;
  /** Manual refunds above this amount need the approval of two administrators. */
  readonly refundByTwoAbove: Paise;
  /** The PIN codes where the shop delivers and takes cash on delivery. */
  readonly serviceArea: ServiceArea;
  /** Whether products must name their origin, manufacturer and importer before they go on sale. */
  readonly declarationsRequired: boolean;
  /** Sellers get a mail when the stock of a product on sale falls below this; 0 turns it off. */
  readonly lowStockBelow: number;
  /** Commission and tax rates, each with the day it comes into force. */
  readonly rates: readonly RateEntry[];
}

export type SettingName = keyof Settings;
