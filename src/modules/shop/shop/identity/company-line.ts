import type { ShopIdentity } from './shop-identity.ts';

/** Legal name and registered address in one line; empty if neither is set. */
export function companyLine({
  legalName,
  registeredAddress,
}: Pick<ShopIdentity, 'legalName' | 'registeredAddress'>): string {
  return [legalName, registeredAddress].filter(Boolean).join(', ');
}
