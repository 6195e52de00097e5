import { stateOfGstin } from '#people/sellers/gstin/gstin-state.ts';

/**
 * The state that a sale is taxed in, as GST code: of a person, where it is delivered (section 10(1)(a) and (ca) IGST Act); of
 * a registered business, the state of its GST number, also if it has the goods delivered elsewhere (section 10(1)(b)). See
 * decision 169.
 */
export function placeOfSupply(deliveryState: string, gstin: string | null | undefined): string {
  return (gstin && stateOfGstin(gstin)) || deliveryState;
}
