/** The id of one kind of record: a UUID, typed so that a product's id can't be passed as an order's. */
export type Id<Kind extends string> = string & { readonly __id: Kind };

export type UserId = Id<'user'>;
export type SellerId = Id<'seller'>;
export type ProductId = Id<'product'>;
export type AddressId = Id<'address'>;
export type OrderId = Id<'order'>;
export type CheckoutId = Id<'checkout'>;
export type PartId = Id<'order part'>;
export type ReviewId = Id<'review'>;
export type ReviewImportId = Id<'review import'>;
/** Of a question or of an answer to it. */
export type QuestionId = Id<'question'>;
/** Of an edit that waits for the buyer to pay its difference. */
export type ProposedEditId = Id<'proposed edit'>;
export type PaymentId = Id<'payment'>;
export type RefundId = Id<'refund'>;
export type OfferId = Id<'offer'>;
export type ServiceId = Id<'service'>;
export type ScheduledPriceId = Id<'scheduled price'>;
export type DocumentId = Id<'tax document'>;
export type SessionId = Id<'session'>;
export type ApiKeyId = Id<'API key'>;
export type SuggestedChangeId = Id<'suggested change'>;
export type AccountCodeId = Id<'account code'>;
export type FarewellId = Id<'farewell'>;
export type FrontId = Id<'front'>;
export type FrontProposalId = Id<'front proposal'>;
export type UploadId = Id<'upload'>;
export type ImportId = Id<'import'>;
export type ApprovalId = Id<'approval'>;
export type TicketId = Id<'ticket'>;
export type TicketAnswerId = Id<'ticket answer'>;
export type ProcessId = Id<'process'>;
export type NotedErrorId = Id<'noted-error'>;
export type EndpointId = Id<'webhook endpoint'>;
export type DeliveryId = Id<'webhook delivery'>;

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Drawn for many ids at once, because each call of the generator costs more than all the rest of an id. */
const random = new Uint8Array(4_096);
let used = random.length;

/** A new UUID version 7: 48 bits of time, 74 random bits. Ids sort by creation time and can't be guessed (security case B14). */
export function newId<Kind extends string>(now = Date.now()): Id<Kind> {
  if (used === random.length) {
    crypto.getRandomValues(random);
    used = 0;
  }
  const bytes = random.subarray(used, used + 16);
  used += 16;
  for (let at = 5, rest = now; at >= 0; at -= 1, rest = Math.floor(rest / 256)) bytes[at] = rest % 256;
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  let hex = '';
  for (const byte of bytes) hex += HEX[byte];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}` as Id<Kind>;
}

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
