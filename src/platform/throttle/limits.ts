const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** At most so many in so many seconds, from the first on. */
export type LimitWindow = readonly [most: number, seconds: number];

export interface Limit {
  /** The key that is counted. A network is an IPv4 address or the /64 of an IPv6 address, or a block around it (`blocksOf`). */
  readonly by: 'e-mail' | 'mobile' | 'account' | 'browser' | 'network' | 'order' | 'shop';
  /** In the database, all processes count together and restarts forget nothing; memory costs no query. */
  readonly kept: 'database' | 'memory';
  /**
   * If counts are never given back, refusals are cached in memory until the window ends, so that a flood of refusals is no
   * flood of queries.
   */
  readonly isFinal?: boolean;
  /** All of them apply. Several, each longer than the one before, make the waiting time grow. */
  readonly windows: readonly LimitWindow[];
}

/**
 * All rate limits of the shop (R34). They are independent of each other; the refusals are in the contracts of the calls.
 * The codes of one e-mail address and messages to the shop are counted by their own rows (R2.1, R10.5).
 */
export const LIMITS = {
  /** Requested codes, each of which is a mail to an unproven address. */
  'register.network': { by: 'network', kept: 'database', isFinal: true, windows: [[20, HOUR]] },
  'register.site': { by: 'network', kept: 'database', isFinal: true, windows: [[40, HOUR]] },
  'register.block': { by: 'network', kept: 'database', isFinal: true, windows: [[100, HOUR]] },
  /** The same in a browser with a previous sign-in, where networks are not counted. */
  'register.browser': { by: 'browser', kept: 'database', isFinal: true, windows: [[5, HOUR]] },
  /** All codes together; beyond that, what the customers of one provider may still request. */
  'register.shop': { by: 'shop', kept: 'database', isFinal: true, windows: [[1_000, HOUR]] },
  'register.provider': { by: 'network', kept: 'database', isFinal: true, windows: [[20, HOUR]] },
  /** Codes for a new password or a new address. */
  'reset.email': { by: 'e-mail', kept: 'database', isFinal: true, windows: [[3, 15 * MINUTE]] },
  'new-email.account': { by: 'account', kept: 'database', isFinal: true, windows: [[5, HOUR]] },
  /** Codes texted to the mobile number of an account, each of which costs the shop money. */
  // biome-ignore format: one row
  'text-code.account': { by: 'account', kept: 'database', isFinal: true, windows: [[3, 15 * MINUTE], [8, DAY]] },
  /** The same number in several accounts. */
  'text-code.mobile': { by: 'mobile', kept: 'database', isFinal: true, windows: [[5, DAY]] },
  'text-code.network': { by: 'network', kept: 'database', isFinal: true, windows: [[20, HOUR]] },
  'text-code.block': { by: 'network', kept: 'database', isFinal: true, windows: [[100, HOUR]] },
  // biome-ignore format: one row
  'text-code.shop': { by: 'shop', kept: 'database', isFinal: true, windows: [[500, HOUR], [2_000, DAY]] },
  /** Wrong codes. */
  'code.network': { by: 'network', kept: 'database', windows: [[100, HOUR]] },
  /** Wrong codes of an account for one address, in unknown browsers; browsers with a previous sign-in are counted separately. */
  // biome-ignore format: one row
  'code.email': { by: 'e-mail', kept: 'database', windows: [[10, DAY], [30, 30 * DAY]] },
  /** Wrong codes for new passwords in unknown browsers, for any address: per provider and in total. */
  'code.provider': { by: 'network', kept: 'database', windows: [[20, DAY]] },
  'code.shop': { by: 'shop', kept: 'database', windows: [[200, DAY]] },
  /** Wrong passwords for one account in browsers it never signed in with: at most a hundred in a row. */
  // biome-ignore format: one row
  'login.email': { by: 'e-mail', kept: 'database', windows: [[5, 5 * MINUTE], [15, HOUR], [40, DAY], [100, 90 * DAY]] },
  /** Wrong passwords for one account in a browser it has signed in with before. */
  // biome-ignore format: one row
  'login.browser': { by: 'browser', kept: 'database', windows: [[10, 15 * MINUTE], [40, DAY]] },
  /** Wrong passwords for any account. */
  'login.network': { by: 'network', kept: 'database', windows: [[60, 15 * MINUTE]] },
  /** All checks of passwords and codes in unknown browsers, also correct ones: each takes 30 ms of CPU time. */
  'hash.network': { by: 'network', kept: 'database', isFinal: true, windows: [[200, 15 * MINUTE]] },
  /** The same for signed-in users who are asked for their password again. */
  'hash.account': { by: 'account', kept: 'database', isFinal: true, windows: [[40, 15 * MINUTE]] },
  /** Wrong passwords of signed-in users who are asked for it again. */
  'password.account': { by: 'account', kept: 'database', windows: [[10, 15 * MINUTE]] },
  /** Wrong delivery codes for one seller order. */
  // biome-ignore format: one row
  'delivery-code.order': { by: 'order', kept: 'database', windows: [[5, HOUR], [15, 7 * DAY]] },
  /** Moves of delivery windows and visits of one order by one account, each of which is a mail. */
  'arrange.order': { by: 'order', kept: 'database', isFinal: true, windows: [[10, DAY]] },
  /** Changes of the UPI ID for refunds, each of which is logged on the order's timeline. */
  'upi-id.account': { by: 'account', kept: 'database', isFinal: true, windows: [[20, HOUR]] },
  /** Requested returns, each of which is several mails and holds the seller's payout; they can be withdrawn and requested again. */
  // biome-ignore format: one row
  'return.account': { by: 'account', kept: 'database', isFinal: true, windows: [[20, HOUR], [60, DAY]] },
  'review.account': { by: 'account', kept: 'database', isFinal: true, windows: [[20, 10 * MINUTE]] },
  'report.account': { by: 'account', kept: 'database', isFinal: true, windows: [[20, 10 * MINUTE]] },
  /** Questions about products, each of which is a mail to a seller. */
  // biome-ignore format: one row
  'question.account': { by: 'account', kept: 'database', isFinal: true, windows: [[5, HOUR], [20, DAY]] },
  /** Answers; sellers answer many questions in a row. */
  'answer.account': { by: 'account', kept: 'database', isFinal: true, windows: [[60, HOUR]] },
  /** Sections proposed by sellers, and changes of them; each may be a mail to the shop. */
  'front-proposal.account': { by: 'account', kept: 'database', isFinal: true, windows: [[40, DAY]] },
  /** Placed orders: each reserves products and mails several people. Far above what a household orders. */
  'order.account': { by: 'account', kept: 'memory', windows: [[60, HOUR]] },
  /** Opened checkouts, each of which is kept for days. */
  'checkout.account': { by: 'account', kept: 'memory', windows: [[120, HOUR]] },
  /** Carts shared as links, each of which is kept for weeks. */
  // biome-ignore format: one row
  'cart-link.account': { by: 'account', kept: 'database', isFinal: true, windows: [[20, HOUR], [60, DAY]] },
  /** Quotes for old phones, each of which is kept for days. */
  // biome-ignore format: one row
  'exchange-quote.account': { by: 'account', kept: 'database', isFinal: true, windows: [[20, HOUR], [60, DAY]] },
  // biome-ignore format: one row
  'exchange-quote.network': { by: 'network', kept: 'database', isFinal: true, windows: [[40, HOUR], [200, DAY]] },
  /** Links to carts that do not exist. */
  'cart-link.network': { by: 'network', kept: 'memory', windows: [[60, 10 * MINUTE]] },
  /** Carts and checkouts that agents open, each of which is kept for a day. One network is many buyers of one platform. */
  'agent-session.network': { by: 'network', kept: 'memory', windows: [[300, HOUR]] },
  'agent-session.shop': { by: 'shop', kept: 'memory', windows: [[5_000, HOUR]] },
  /** Carts, checkouts and orders of agents that do not exist. */
  'agent-guess.network': { by: 'network', kept: 'memory', windows: [[60, 10 * MINUTE]] },
  /** Profiles of platforms that are fetched from other sites. */
  'agent-profile.network': { by: 'network', kept: 'memory', windows: [[20, 10 * MINUTE]] },
  'agent-profile.shop': { by: 'shop', kept: 'memory', windows: [[300, 10 * MINUTE]] },
  /** Wrong codes of offers. */
  // biome-ignore format: one row
  'offer-code.account': { by: 'account', kept: 'database', windows: [[10, 10 * MINUTE], [40, DAY]] },
  'offer-code.network': { by: 'network', kept: 'database', windows: [[60, 10 * MINUTE]] },
  /** Messages to the shop, each of which is answered to an unproven address. */
  'contact.block': { by: 'network', kept: 'database', windows: [[100, HOUR]] },
  'contact.shop': { by: 'shop', kept: 'database', windows: [[1_000, HOUR]] },
  /** Beyond the shop's total, what the customers of one provider may still send. */
  'contact.provider': { by: 'network', kept: 'database', isFinal: true, windows: [[20, HOUR]] },
  /** Payments begun or checked, each of which is a request to a provider. */
  'payment.account': { by: 'account', kept: 'memory', windows: [[60, 10 * MINUTE]] },
  /** Webhooks with an invalid signature. */
  'message.network': { by: 'network', kept: 'memory', windows: [[60, MINUTE]] },
  /** Exports of a user's personal data. */
  'export.account': { by: 'account', kept: 'database', isFinal: true, windows: [[10, HOUR]] },
  /** Samples that administrators mail to themselves. */
  'mail-test.account': { by: 'account', kept: 'database', isFinal: true, windows: [[20, HOUR]] },
  /** Tests of webhooks, each of which is a request to another site. */
  'webhook-test.account': { by: 'account', kept: 'database', isFinal: true, windows: [[60, HOUR]] },
  /** Parcels booked, cancelled and labelled, each of which is a request to a courier. */
  'shipment.account': { by: 'account', kept: 'memory', windows: [[300, HOUR]] },
  /** Tests of connections, each of which is a request to another service. */
  'connection-test.account': { by: 'account', kept: 'database', isFinal: true, windows: [[60, HOUR]] },
  /** Files sent to the storage, used or not. */
  // biome-ignore format: one row
  'upload.account': { by: 'account', kept: 'database', isFinal: true, windows: [[600, HOUR], [4_000, DAY]] },
  /** Photos for reviews, which anybody with an account may upload and everybody may see. */
  // biome-ignore format: one row
  'review-photo.account': { by: 'account', kept: 'database', isFinal: true, windows: [[40, HOUR], [100, DAY]] },
  /** Megabytes sent to the storage; several times the largest product list with all its pictures. */
  // biome-ignore format: one row
  'upload-megabytes.account': { by: 'account', kept: 'database', isFinal: true, windows: [[20_000, HOUR], [50_000, DAY]] },
  /** Refused pictures of an import that are fetched again, each round of which asks other sites. */
  'retry-pictures.account': { by: 'account', kept: 'database', isFinal: true, windows: [[20, HOUR]] },
  /** Searches that are counted; further ones are not. */
  'search-note.network': { by: 'network', kept: 'memory', windows: [[120, HOUR]] },
  'search-note.block': { by: 'network', kept: 'memory', windows: [[600, HOUR]] },
  'search-note.shop': { by: 'shop', kept: 'memory', windows: [[5_000, HOUR]] },
  /** Public answers that were not cached. */
  'work.network': { by: 'network', kept: 'memory', windows: [[100, 10]] },
  /** Unknown paths. */
  'nowhere.network': { by: 'network', kept: 'memory', windows: [[60, MINUTE]] },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** The limits of a shop; those that are missing do not apply. */
export type Limits = { readonly [Name in LimitName]?: Limit };
