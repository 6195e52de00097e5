/** What programs may suggest. */
export const CHANGE_KINDS = ['price-stock', 'order-status', 'answer'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What can differ: prices are in rupees, a status is a word of the API. */
export const CHANGED_FACTS = [
  'price',
  'salePrice',
  'stock',
  'stockReason',
  'stockNote',
  'status',
  'parcel',
  'answer',
] as const;
export type ChangedFact = (typeof CHANGED_FACTS)[number];

/** Whether two looks at a change found the same. Stored ones come from JSON, so they are compared as that. */
export function isSame(now: readonly Difference[], then: readonly Difference[]): boolean {
  const plain = (all: readonly Difference[]) =>
    JSON.stringify(all.map(({ what, of, from, to }) => [what, of, from, to]));
  return plain(now) === plain(then);
}

/** One difference that a change would make. */
export interface Difference {
  readonly what: ChangedFact;
  /** The seller, if an order has several. */
  readonly of: string | null;
  readonly from: string | number | null;
  readonly to: string | number | null;
}

export const STORED_STATES = ['waiting', 'confirmed', 'refused'] as const;
export type StoredState = (typeof STORED_STATES)[number];

/** How long a suggestion may be confirmed. */
export const VALID_HOURS = 24;
/** How many may wait for one person. */
export const MAX_WAITING_CHANGES = 50;
export const MAX_CHANGE_REASON_LENGTH = 300;
/** Decided and expired ones are deleted after this. */
export const CHANGES_KEPT_DAYS = 30;
