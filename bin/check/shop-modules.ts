import { type Module, modules } from '../../db/owners.ts';

/**
 * Which features make up which module. Server code calls features of its own module and of those before it in
 * `db/owners.ts`; whoever has to bring something about in a later module declares a port (src/composition/ports.ts).
 */
export const featuresOf: Readonly<Record<Module, readonly string[]>> = {
  platform: [],
  shop: ['shop', 'audit', 'delivery'],
  people: ['accounts', 'addresses', 'sellers'],
  products: ['catalog', 'inventory', 'media', 'imports', 'banners', 'reviews'],
  payments: ['payments'],
  orders: ['cart', 'orders', 'returns', 'serials', 'settlement'],
  finance: ['ledger', 'invoices', 'cash'],
  office: ['settings', 'dashboard', 'contact', 'status', 'jobs', 'privacy', 'people', 'pages'],
};

export type FeaturesOf = Readonly<Record<string, readonly string[]>>;

/** @returns the module of a feature, null for one that has none */
export function moduleOf(feature: string, features: FeaturesOf = featuresOf): string | null {
  return Object.keys(features).find(module => features[module]?.includes(feature)) ?? null;
}

/** Whether a feature stands in a later module than another. */
export function isLater(feature: string, other: string, features: FeaturesOf = featuresOf): boolean {
  const placeOf = (name: string) => modules.findIndex(module => module === moduleOf(name, features));
  return placeOf(feature) > placeOf(other);
}
