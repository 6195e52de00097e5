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

/** Notes of the shop itself, and the reasons of returns. */
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
  get 'The proposed change was not paid in time'() {
    return t('orders.orders.note.editExpired');
  },
  get 'The proposed change was declined'() {
    return t('orders.orders.note.editDeclined');
  },
  get 'The proposed change was withdrawn'() {
    return t('orders.orders.note.editWithdrawn');
  },
  get 'The proposed change no longer applies, because the order has changed'() {
    return t('orders.orders.note.editOvertaken');
  },
  get 'Tracking removed'() {
    return t('orders.orders.note.untracked');
  },
  get 'GST details changed'() {
    return t('orders.orders.note.company');
  },
  get 'GST details removed'() {
    return t('orders.orders.note.companyRemoved');
  },
  get 'Hand delivery'() {
    return t('orders.orders.parcel.byHand');
  },
  get 'It arrived damaged'() {
    return t('orders.returns.reason.damaged');
  },
  get 'It doesn’t work properly'() {
    return t('orders.returns.reason.faulty');
  },
  get 'It’s not what I ordered or not as described'() {
    return t('orders.returns.reason.wrong');
  },
  get 'Something is missing from the box'() {
    return t('orders.returns.reason.incomplete');
  },
  get 'I no longer need it'() {
    return t('orders.returns.reason.unwanted');
  },
};

/** Where cash is, in notes of the cash desk (`cashNote` in `finance/cash`). */
const CASH_PLACES = {
  'collection not recorded': 'expected',
  'with the courier': 'courier',
  'with the seller': 'seller',
  'collected by the shop': 'direct',
  'received by the shop': 'other',
} as const;
const CASH_NOTE = new RegExp(
  `^Cash (\\S+): (recorded by mistake, now )?(${Object.keys(CASH_PLACES).join('|')})(, .+)?$`,
);

function shownCash(amount = '', mistake = '', place = '', reference = ''): string {
  const where = CASH_PLACES[place as keyof typeof CASH_PLACES];
  if (mistake) {
    const holder = where === 'expected' || where === 'courier' ? where : 'other';
    return t('orders.orders.note.cashUndone', { amount, where: holder });
  }
  return t('orders.orders.note.cash', { amount, where }) + reference;
}

/** Notes with something in them. */
const PATTERNS: readonly (readonly [pattern: RegExp, say: (...parts: readonly string[]) => string])[] = [
  [
    /^Taken by (.+) on the telephone and agreed with the buyer$/,
    (name = '') => t('orders.orders.note.takenAgreed', { name }),
  ],
  [/^Taken by (.+) on the telephone$/, (name = '') => t('orders.orders.note.taken', { name })],
  [
    /^Change proposed, (?:the buyer pays )?(\S+?)(?: to pay)?: (.+)$/,
    (amount = '', what = '') => t('orders.orders.note.editProposed', { amount, what }),
  ],
  [/^Tracking: (.+)$/, (parcel = '') => t('orders.orders.note.tracking', { parcel })],
  [
    /^Return (RT-\d+) requested: (.+)$/,
    (number = '', reason = '') => t('orders.returns.note.requested', { number, reason: shownNote(reason) ?? '' }),
  ],
  [/^Return (RT-\d+) approved$/, (number = '') => t('orders.returns.note.approved', { number })],
  [/^Return (RT-\d+) received$/, (number = '') => t('orders.returns.note.received', { number })],
  [/^Return (RT-\d+) cancelled$/, (number = '') => t('orders.returns.note.withdrawn', { number })],
  [
    /^Return (RT-\d+) rejected: (.+)$/,
    (number = '', reason = '') => t('orders.returns.note.refused', { number, reason }),
  ],
  [
    /^Return (RT-\d+) completed: (\S+) to be refunded$/,
    (number = '', amount = '') => t('orders.returns.note.settled', { number, amount }),
  ],
  [CASH_NOTE, shownCash],
  [/^The refund goes to (\S+)$/, (upi = '') => t('orders.returns.note.upi', { upi })],
];

/** What was agreed about a delivery window or a visit, and what became of an old phone. */
const ARRANGED: typeof PATTERNS = [
  [/^Delivery window: (.+)$/, (window = '') => t('orders.orders.note.window', { window })],
  [/^Visit: (.+)$/, (window = '') => t('orders.orders.note.visit', { window })],
  [/^Done: (.+)$/, (service = '') => t('orders.orders.note.serviceDone', { service })],
  [
    /^Old phone taken: (.+), (₹\S+)$/,
    (model = '', amount = '') => t('orders.orders.note.phoneTaken', { model, amount }),
  ],
  [
    /^Old phone not taken: (.+?): (.+)$/,
    (model = '', reason = '') => t('orders.orders.note.phoneNotTaken', { model, reason }),
  ],
];

export function isArrangement(note: string | null | undefined): boolean {
  return ARRANGED.some(([pattern]) => pattern.test(note ?? ''));
}

/** A stored note as the reader sees it. What people wrote themselves stays as it is. */
export function shownNote(note: string | null): string | null {
  if (note === null) return null;
  for (const [pattern, say] of [...PATTERNS, ...ARRANGED]) {
    const parts = pattern.exec(note);
    if (parts) return say(...parts.slice(1));
  }
  const known = [CANCEL_REASONS, OWN_NOTES].find(notes => Object.hasOwn(notes, note));
  return known?.[note] ?? note;
}
