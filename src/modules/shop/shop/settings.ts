import { LOW_STOCK_BELOW } from '#products/catalog/product/badge.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { ALL_INDIA, type ServiceArea } from '#shop/delivery/service-area.ts';
import { DEFAULT_IDENTITY } from '#shop/shop/identity/default-identity.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { DEFAULT_RATES } from '#shop/shop/rates/default-rates.ts';
import type { RateEntry } from '#shop/shop/rates/rate-entry.ts';

/** The shop's settings by name. */
export interface Settings {
  readonly identity: ShopIdentity;
  /** For each seller order, in paise. */
  readonly deliveryCharge: Paise;
  /** The highest order total, delivery included, that can be paid in cash; null without a limit. */
  readonly codCap: Paise | null;
  /** Refunds paid manually need two administrators above this amount. */
  readonly refundByTwoAbove: Paise;
  /** The PIN codes that the shop delivers to, and so those where cash is taken. */
  readonly serviceArea: ServiceArea;
  /** Whether products must name their origin, manufacturer and importer before they go on sale. */
  readonly declarationsRequired: boolean;
  /** Sellers get a mail about products on sale with a lower stock; 0 sends none. */
  readonly lowStockBelow: number;
  /** Commission and tax rates, each with its first day. */
  readonly rates: readonly RateEntry[];
}

export type SettingName = keyof Settings;

/** Each setting before it is saved. */
export const DEFAULT_SETTINGS: Settings = {
  identity: DEFAULT_IDENTITY,
  deliveryCharge: paise(0),
  codCap: null,
  refundByTwoAbove: paise(25_000_00),
  serviceArea: ALL_INDIA,
  declarationsRequired: false,
  lowStockBelow: LOW_STOCK_BELOW,
  rates: DEFAULT_RATES,
};
