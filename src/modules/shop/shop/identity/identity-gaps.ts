import { t } from '#shared/language/t.ts';
import type { ShopIdentity } from './shop-identity.ts';

/** Details that law and shoppers require before a shop may sell, as named in sentences. */
export const IDENTITY_PARTS = {
  legalName: () => t('shop.shop.part.legalName'),
  state: () => t('shop.shop.part.state'),
  registeredAddress: () => t('shop.shop.part.registeredAddress'),
  phone: () => t('shop.shop.part.phone'),
  email: () => t('shop.shop.part.email'),
  grievanceOfficer: () => t('shop.shop.part.grievanceOfficer'),
};
export type IdentityPart = keyof typeof IDENTITY_PARTS;

/**
 * The missing details. A shop without gaps is open. The GST number is not required: without it the shop's own products
 * can't be shipped.
 */
export function identityGaps(identity: ShopIdentity): IdentityPart[] {
  const { name, designation, email, phone } = identity.grievanceOfficer;
  const isThere: Readonly<Record<IdentityPart, boolean>> = {
    legalName: identity.legalName !== '',
    state: identity.stateCode !== '',
    registeredAddress: identity.registeredAddress !== '',
    phone: identity.phones.length > 0,
    email: identity.email !== '',
    grievanceOfficer: [name, designation, email, phone].every(text => text !== ''),
  };
  return (Object.keys(IDENTITY_PARTS) as IdentityPart[]).filter(part => !isThere[part]);
}
