import { t } from '#shared/language/t.ts';

/*
 * Set words in the timeline of an order. They are stored in English, because people of several languages read them, and
 * shown in the language of the page.
 */

/** Reasons to choose from when cancelling. */
export const CANCEL_REASONS: Readonly<Record<string, string>> = {
  get 'I ordered it by mistake'() {
    return t('orders.orders.note.byMistake');
  },
  get 'I found a better price'() {
    return t('orders.orders.note.betterPrice');
  },
  get 'It takes too long to arrive'() {
    return t('orders.orders.note.tooSlow');
  },
  get 'I need to change the address or payment method'() {
    return t('orders.orders.note.otherAddress');
  },
  get 'I don’t need it anymore'() {
    return t('orders.orders.note.notNeeded');
  },
};

/** Notes of the shop itself. */
const OWN_NOTES: Readonly<Record<string, string>> = {
  get 'Paid online'() {
    return t('orders.orders.note.paid');
  },
  get 'Paid after the order was cancelled; refunded'() {
    return t('orders.orders.note.paidLate');
  },
  get 'Not paid in time'() {
    return t('orders.orders.note.unpaid');
  },
  get 'Tracking removed'() {
    return t('orders.orders.note.untracked');
  },
  get 'Hand delivery'() {
    return t('orders.orders.parcel.byHand');
  },
};

/** A stored note as the reader sees it. What people wrote themselves stays as it is. */
export function shownNote(note: string | null): string | null {
  if (note === null) return null;
  const parcel = /^Tracking: (.+)$/.exec(note)?.[1];
  if (parcel !== undefined) return t('orders.orders.note.tracking', { parcel });
  const known = [CANCEL_REASONS, OWN_NOTES].find(notes => Object.hasOwn(notes, note));
  return known?.[note] ?? note;
}
