import type { ShopIdentity } from './shop-identity.ts';

/** Who runs the shop and where they sit, in one line; empty where the shop has not said it. */
export function companyLine({
  legalName,
  registeredAddress,
}: Pick<ShopIdentity, 'legalName' | 'registeredAddress'>): string {
  return [legalName, registeredAddress].filter(Boolean).join(', ');
}
