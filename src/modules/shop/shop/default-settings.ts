import { LOW_STOCK_BELOW } from '#products/catalog/product/badge.ts';
import { paise } from '#shared/money/money.ts';
import { ALL_INDIA } from '#shop/delivery/service-area.ts';
import { DEFAULT_IDENTITY } from '#shop/shop/identity/default-identity.ts';
import { DEFAULT_RATES } from '#shop/shop/rates/default-rates.ts';
import type { Settings } from './settings.ts';

/** Default values of all settings. */
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
