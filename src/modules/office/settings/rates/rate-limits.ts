import { t } from '#shared/language/t.ts';
import type { RateName } from '#shop/shop/rates/rate-entry.ts';

export interface RateLimits {
  readonly label: () => string;
  /** What it is a part of, and whose. */
  readonly base: () => string;
  /** In basis points; more is a slip of the hand. */
  readonly most: number;
  /** Whether it may differ from product to product. */
  readonly of: 'all products' | 'kinds' | 'kinds and HSN codes';
}

/** What is said of each rate and what it may be. */
export const RATES: Readonly<Record<RateName, RateLimits>> = {
  commission: {
    label: () => t('office.settings.rates.commission'),
    base: () => t('office.settings.rates.commissionBase'),
    most: 5_000,
    of: 'kinds',
  },
  gstOnCommission: {
    label: () => t('office.settings.rates.gstOnCommission'),
    base: () => t('office.settings.rates.gstOnCommissionBase'),
    most: 4_000,
    of: 'all products',
  },
  tcs: {
    label: () => t('office.settings.rates.tcs'),
    base: () => t('office.settings.rates.tcsBase'),
    most: 500,
    of: 'all products',
  },
  tds: {
    label: () => t('office.settings.rates.tds'),
    base: () => t('office.settings.rates.tdsBase'),
    most: 2_000,
    of: 'all products',
  },
  tdsWithoutPan: {
    label: () => t('office.settings.rates.tdsWithoutPan'),
    base: () => t('office.settings.rates.tdsWithoutPanBase'),
    most: 2_000,
    of: 'all products',
  },
  gst: {
    label: () => t('office.settings.rates.gst'),
    base: () => t('office.settings.rates.gstBase'),
    most: 4_000,
    of: 'kinds and HSN codes',
  },
};
