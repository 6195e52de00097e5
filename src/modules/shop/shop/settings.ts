import type { PhoneExchange } from '#orders/exchanges/exchange.ts';
import type { EmiPlan } from '#payments/emi/emi-plan.ts';
import { LOW_STOCK_BELOW } from '#products/catalog/product/badge.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { ALL_INDIA, type ServiceArea } from '#shop/delivery/service-area.ts';
import type { Announcement } from '#shop/shop/announcement.ts';
import { DEFAULT_IDENTITY } from '#shop/shop/identity/default-identity.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { DEFAULT_RATES } from '#shop/shop/rates/default-rates.ts';
import type { RateEntry } from '#shop/shop/rates/rate-entry.ts';

/** The shop's settings by name, with their types. */
export interface Settings {
  readonly identity: ShopIdentity;
  /** Charged per seller order, in paise. */
  readonly deliveryCharge: Paise;
  /** The maximum order total for cash on delivery, with the delivery charge; null for no limit. */
  readonly codCap: Paise | null;
  /** Whether people may order with a code to their e-mail address instead of an account with a password. */
  readonly guestCheckout: boolean;
  /** Manual refunds above this amount need the approval of two administrators. */
  readonly refundByTwoAbove: Paise;
  /** The PIN codes where the shop delivers and takes cash on delivery. */
  readonly serviceArea: ServiceArea;
  /** Whether products must name their origin, manufacturer and importer before they go on sale. */
  readonly declarationsRequired: boolean;
  /** Sellers get a mail when the stock of a product on sale falls below this; 0 turns it off. */
  readonly lowStockBelow: number;
  /** Which products of sellers wait for an administrator before shoppers see them. */
  readonly productApproval: ApprovalSettings;
  /** Commission and tax rates, each with the day it comes into force. */
  readonly rates: readonly RateEntry[];
  /** On which terms banks let their customers pay in instalments. */
  readonly emiPlans: readonly EmiPlan[];
  /** Whether old phones are taken in exchange, and what they are worth. */
  readonly phoneExchange: PhoneExchange;
  /** Origins whose pages may call the API with bearer tokens: `https://app.example`. */
  readonly allowedOrigins: readonly string[];
  /** The announcement bar, by language. */
  readonly announcements: Readonly<Record<string, Announcement>>;
}

/** Approval of products. What sellers add is on sale at once unless the shop turns it on. */
export interface ApprovalSettings {
  readonly isOn: boolean;
  /** Sellers with so many approved products are trusted. */
  readonly trustedAfter: number;
  /** A rise of the MRP by more than this share waits. */
  readonly risePercent: number;
}

export type SettingName = keyof Settings;

/** Each setting before it is saved. */
export const DEFAULT_SETTINGS: Settings = {
  identity: DEFAULT_IDENTITY,
  deliveryCharge: paise(0),
  codCap: null,
  guestCheckout: false,
  refundByTwoAbove: paise(25_000_00),
  serviceArea: ALL_INDIA,
  declarationsRequired: false,
  lowStockBelow: LOW_STOCK_BELOW,
  productApproval: { isOn: false, trustedAfter: 5, risePercent: 50 },
  rates: DEFAULT_RATES,
  emiPlans: [],
  phoneExchange: { isOn: false, models: [] },
  allowedOrigins: [],
  announcements: {},
};
