import * as paths from '#shared/paths/paths.ts';
import type { Assurance } from '#shop/shop/assurances/assurance.ts';
import { ASSURANCE_MARKS } from '#shop/shop/assurances/marks.ts';
import { officerAssurance } from '#shop/shop/assurances/shop-assurances.ts';
import type { ShopFront } from '#shop/shop/contract.ts';
import type { ProductDetail } from './product.schema.ts';

/** What assures shoppers of a product and its seller. Charges and cash on delivery are said beside the PIN code. */
export function productAssurances(
  { returnsNote, warrantyNote, sellerNote }: Pick<ProductDetail, 'returnsNote' | 'warrantyNote' | 'sellerNote'>,
  shop: Pick<ShopFront, 'grievanceOfficer'>,
): Assurance[] {
  return [
    { mark: ASSURANCE_MARKS.returns, text: returnsNote, to: paths.returnsAndRefunds },
    { mark: ASSURANCE_MARKS.warranty, text: warrantyNote, to: null },
    ...(sellerNote === null ? [] : [{ mark: ASSURANCE_MARKS.seller, text: sellerNote, to: null }]),
    ...officerAssurance(shop),
  ];
}
