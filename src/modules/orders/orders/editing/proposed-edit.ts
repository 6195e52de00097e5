import type { Bearer } from '#orders/offers/offer.ts';
import type { ReturnRule } from '#products/catalog/categories/return-rule.ts';
import type { OfferId, ProductId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import type { Goods } from './edit-lines.ts';

/** `overtaken`: the order was moved on or edited otherwise before the difference was paid. */
export const PROPOSED_EDIT_STATES = ['open', 'paid', 'expired', 'declined', 'withdrawn', 'overtaken'] as const;
export type ProposedEditState = (typeof PROPOSED_EDIT_STATES)[number];

/** Why a proposed edit does not become real. */
export type Fallen = Exclude<ProposedEditState, 'open' | 'paid'>;

/** An offer that takes something off a line. */
export interface OfferOfLine {
  readonly offerId: OfferId;
  readonly bearer: Bearer;
}

/** A product as it stands on a line. */
export interface ProductAsSold {
  readonly id: ProductId;
  readonly title: string;
  readonly image: string;
  readonly sku: string | null;
  readonly hsn: string | null;
  readonly gstRateBp: number;
  readonly mrp: Paise;
  readonly price: Paise;
  readonly returns: ReturnRule | null;
}

/** What a line becomes, as it is stored until the buyer has paid. */
export interface ProposedChange {
  readonly lineId: string;
  /** What the line was when it was proposed. */
  readonly of: { readonly productId: ProductId; readonly quantity: number };
  readonly after: Goods<OfferOfLine>;
  /** What is swapped in. */
  readonly product?: ProductAsSold | undefined;
}

/** Units that were taken from stock for a proposed edit. */
export interface ReservedUnits {
  readonly productId: ProductId;
  readonly quantity: number;
}
