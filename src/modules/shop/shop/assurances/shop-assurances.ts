import { RETURN_DAYS } from '#orders/returns/return/return-window.ts';
import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';
import * as paths from '#shared/paths/paths.ts';
import type { ShopFront } from '#shop/shop/contract.ts';
import type { Assurance } from './assurance.ts';
import { ASSURANCE_MARKS } from './marks.ts';

/** A smaller number of sellers assures nobody. */
const FEW_SELLERS = 3;

/**
 * What assures shoppers of the shop, in the language that is spoken. What its settings and data do not say is left out.
 * @param sellers approved ones with a GST number that have products on sale; null if unknown
 */
export function shopAssurances(shop: ShopFront, sellers: number | null): Assurance[] {
  const { codCap, registeredAddress } = shop;
  return [
    {
      mark: ASSURANCE_MARKS.returns,
      text: shop.returnsVary
        ? t('shop.shop.assurance.returnsOfMost', { days: RETURN_DAYS })
        : t('shop.shop.assurance.returns', { days: RETURN_DAYS }),
      to: paths.returnsAndRefunds,
    },
    {
      mark: ASSURANCE_MARKS.cash,
      text:
        codCap === null
          ? t('shop.shop.assurance.cash')
          : t('shop.shop.assurance.cashUpTo', { amount: priceTag(codCap) }),
      to: paths.shipping,
    },
    ...(sellers === null || sellers < FEW_SELLERS
      ? []
      : [{ mark: ASSURANCE_MARKS.seller, text: t('shop.shop.assurance.sellers', { count: sellers }), to: null }]),
    ...officerAssurance(shop),
    ...(registeredAddress === ''
      ? []
      : [
          {
            mark: ASSURANCE_MARKS.office,
            text: t('shop.shop.assurance.office', { address: registeredAddress }),
            to: paths.contact,
          },
        ]),
  ];
}

/** The grievance officer with the phone number; nothing as long as the shop has none. */
export function officerAssurance({ grievanceOfficer: { name, phone } }: Pick<ShopFront, 'grievanceOfficer'>) {
  if (name === '' || phone === '') return [];
  return [
    {
      mark: ASSURANCE_MARKS.officer,
      text: t('shop.shop.assurance.officer', { name, phone }),
      to: paths.grievanceOfficer,
    },
  ];
}
