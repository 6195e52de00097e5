const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** At most so many in so many seconds, counted from the first. */
export type LimitWindow = readonly [most: number, seconds: number];

export interface Limit {
  /** Whose doings are added up. A network is an IPv4 address or the /64 of an IPv6 one, or a block around it (`blocksOf`). */
  readonly by: 'e-mail' | 'account' | 'browser' | 'network' | 'order' | 'shop';
  /** In the database every process counts together and a restart forgets nothing; memory costs no query. */
  readonly kept: 'database' | 'memory';
  /**
   * Where nothing is ever given back, who is refused is refused from the memory of the process until the window ends, so
   * that a flood of refusals is no flood of queries.
   */
  readonly isFinal?: boolean;
  /** All of them hold. Several, each longer than the one before, make the pause grow. */
  readonly windows: readonly LimitWindow[];
}

/**
 * Every throttle of the shop (R34). Each can be taken out without touching another; what whoever is refused gets to read
 * stands in the contract of the call. The codes of one e-mail address and the messages to the shop are counted by their
 * own rows (R2.1, R10.5).
 */
export const LIMITS = {
  /** Codes asked for, each of which is a mail to an address that nobody has proved to be theirs. */
  'register.network': { by: 'network', kept: 'database', isFinal: true, windows: [[20, HOUR]] },
  'register.site': { by: 'network', kept: 'database', isFinal: true, windows: [[40, HOUR]] },
  'register.block': { by: 'network', kept: 'database', isFinal: true, windows: [[100, HOUR]] },
  /** The same in a browser that somebody has signed in with, where no network is counted. */
  'register.browser': { by: 'browser', kept: 'database', isFinal: true, windows: [[5, HOUR]] },
  /** All codes together; and beyond them, what the customers of one provider may still ask for. */
  'register.shop': { by: 'shop', kept: 'database', isFinal: true, windows: [[1_000, HOUR]] },
  'register.provider': { by: 'network', kept: 'database', isFinal: true, windows: [[20, HOUR]] },
  /** Codes to choose a new password with, and to prove a new address. */
  'reset.email': { by: 'e-mail', kept: 'database', isFinal: true, windows: [[3, 15 * MINUTE]] },
  'new-email.account': { by: 'account', kept: 'database', isFinal: true, windows: [[5, HOUR]] },
  /** Wrong codes. */
  'code.network': { by: 'network', kept: 'database', windows: [[100, HOUR]] },
  /** Wrong codes of an account for one address, by strangers; a browser its owner has signed in with is counted apart. */
  // biome-ignore format: one row
  'code.email': { by: 'e-mail', kept: 'database', windows: [[10, DAY], [30, 30 * DAY]] },
  /** Wrong codes for new passwords, in browsers that are not known: for whichever addresses, from one provider and in all. */
  'code.provider': { by: 'network', kept: 'database', windows: [[20, DAY]] },
  'code.shop': { by: 'shop', kept: 'database', windows: [[200, DAY]] },
  /** Wrong passwords for one account, in browsers it was never signed in with: a hundred in a row and no more. */
  // biome-ignore format: one row
  'login.email': { by: 'e-mail', kept: 'database', windows: [[5, 5 * MINUTE], [15, HOUR], [40, DAY], [100, 90 * DAY]] },
  /** Wrong passwords for one account, in a browser it was signed in with before. */
  // biome-ignore format: one row
  'login.browser': { by: 'browser', kept: 'database', windows: [[10, 15 * MINUTE], [40, DAY]] },
  /** Wrong passwords for whichever accounts. */
  'login.network': { by: 'network', kept: 'database', windows: [[60, 15 * MINUTE]] },
  /** Passwords and codes that are looked at, right ones too, in browsers that are not known: each takes a processor for 30 ms. */
  'hash.network': { by: 'network', kept: 'database', isFinal: true, windows: [[200, 15 * MINUTE]] },
  /** The same for whoever is signed in, where they are asked for their password again. */
  'hash.account': { by: 'account', kept: 'database', isFinal: true, windows: [[40, 15 * MINUTE]] },
  /** Wrong passwords of whoever is signed in, where they are asked for it again. */
  'password.account': { by: 'account', kept: 'database', windows: [[10, 15 * MINUTE]] },
  /** Wrong delivery codes for one seller's part of an order. */
  // biome-ignore format: one row
  'delivery-code.order': { by: 'order', kept: 'database', windows: [[5, HOUR], [15, 7 * DAY]] },
  /** UPI IDs that one's refunds should go to, each of which is written on the order's timeline. */
  'upi-id.account': { by: 'account', kept: 'database', isFinal: true, windows: [[20, HOUR]] },
  'review.account': { by: 'account', kept: 'database', isFinal: true, windows: [[20, 10 * MINUTE]] },
  'report.account': { by: 'account', kept: 'database', isFinal: true, windows: [[20, 10 * MINUTE]] },
  /** Orders placed: each takes products from everybody else and mails several people. No household comes near it. */
  'order.account': { by: 'account', kept: 'memory', windows: [[60, HOUR]] },
  /** Messages to the shop, each of which is answered to an address that nobody has proved to be the writer's. */
  'contact.block': { by: 'network', kept: 'database', windows: [[100, HOUR]] },
  'contact.shop': { by: 'shop', kept: 'database', windows: [[1_000, HOUR]] },
  /** Beyond those of the whole shop, what the customers of one provider may still write. */
  'contact.provider': { by: 'network', kept: 'database', isFinal: true, windows: [[20, HOUR]] },
  /** Payments that are begun and asked about, each of which is a question to a provider. */
  'payment.account': { by: 'account', kept: 'memory', windows: [[60, 10 * MINUTE]] },
  /** Messages of payment providers that prove nothing. */
  'message.network': { by: 'network', kept: 'memory', windows: [[60, MINUTE]] },
  /** Downloads of all that the shop holds about somebody. */
  'export.account': { by: 'account', kept: 'database', isFinal: true, windows: [[10, HOUR]] },
  /** Files sent to the storage, used or not. */
  // biome-ignore format: one row
  'upload.account': { by: 'account', kept: 'database', isFinal: true, windows: [[600, HOUR], [4_000, DAY]] },
  /** Megabytes sent to the storage; several times what the largest list of products with all its pictures has. */
  // biome-ignore format: one row
  'upload-megabytes.account': { by: 'account', kept: 'database', isFinal: true, windows: [[20_000, HOUR], [50_000, DAY]] },
  /** Public answers that had to be made because none was kept. */
  'work.network': { by: 'network', kept: 'memory', windows: [[100, 10]] },
  /** Addresses where nothing is. */
  'nowhere.network': { by: 'network', kept: 'memory', windows: [[60, MINUTE]] },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** The limits a shop holds its visitors to; one that is missing does not hold. */
export type Limits = { readonly [Name in LimitName]?: Limit };
