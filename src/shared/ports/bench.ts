import type { ServiceAnswer } from './adapter.ts';
import type { ShipmentState } from './courier-port.ts';
import type { TextMessage } from './message-port.ts';

/** A request as the service gets it. */
export interface ServiceCall {
  readonly method: string;
  /** Scheme and host that the adapter meant: `https://api.twilio.com`. */
  readonly origin: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}

/** What the service answers; a body that is no text is written as JSON. */
export interface ServiceReply {
  readonly status: ServiceAnswer['status'];
  readonly body: unknown;
}

/** A service on a bench: it answers as its documentation says, and refuses what that does not allow. */
interface Bench {
  /** Settings with which it works. */
  readonly settings: Readonly<Record<string, string>>;
  /** The same with a wrong secret. */
  readonly wrong: Readonly<Record<string, string>>;
  readonly answer: (call: ServiceCall) => ServiceReply;
}

/** `export function bench(): MessageBench` in `adapters/message/<name>/bench.ts` makes one. */
export interface MessageBench extends Bench {
  /** What was accepted so far. */
  readonly sent: () => readonly TextMessage[];
  /** A number that the service refuses. */
  readonly refusedNumber: string;
}

/** The same in `adapters/courier/<name>/bench.ts`. */
export interface CourierBench extends Bench {
  /** How many parcels were booked so far and not cancelled. */
  readonly booked: () => number;
  /** A PIN code it does not deliver to. */
  readonly refusedPincode: string;
  /** Something happens to a parcel. */
  readonly move: (awb: string, state: Exclude<ShipmentState, 'cancelled'>) => void;
  /** Whether parcels that are booked from now on can be looked up yet. */
  readonly listsLate: (isLate: boolean) => void;
  /** Its answers about this parcel are broken. */
  readonly breakOn: (awb: string | undefined) => void;
  /** The message it sends about a parcel. */
  readonly message: (awb: string) => { readonly body: string; readonly headers: Readonly<Record<string, string>> };
}

/** A message as the service sends it. */
export interface BenchMessage {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** In what payment services differ by their nature. */
export interface PaymentTraits {
  /** Approval is one thing, taking the money another. */
  readonly isCaptured: boolean;
  /** What comes back by the browser is signed. */
  readonly signsReturns: boolean;
  /** Messages are verified by their signature alone; otherwise the service is asked about each. */
  readonly signsMessages: boolean;
  /** Its payments can be closed from outside, and found by our id. */
  readonly closes: boolean;
  /** It sends money back in rupees only; another currency is refunded by hand. */
  readonly onlyRupees?: true;
  /** How long a message is good, because it is repeated for so long. */
  readonly repeatsForHours: number;
}

/** The same in `adapters/payment/<name>/bench.ts`: what a test does stands in for shoppers, banks and time. */
export interface PaymentBench extends Bench {
  readonly traits: PaymentTraits;
  /** How many payments it was told to open. */
  readonly opened: () => number;
  /** What it calls the payment that is approved at an address. */
  readonly refAt: (approvalUrl: string) => string;
  /** The addresses that its page leads back to, when it is paid and when it is left. */
  readonly returnsOf: (ref: string) => readonly unknown[];
  /** A shopper does there what is needed for the payment. @returns what the browser brings back */
  readonly approve: (ref: string) => Readonly<Record<string, string>>;
  /** Other money than was asked for comes, by a bank that is late or wrong. */
  readonly payWrongly: (ref: string, amount: number, currency: string) => void;
  /**
   * A payment is made in another way than the one it is limited to; or what was made so is reported as made in the right one.
   * Only where the adapter has `ways`.
   */
  readonly payOtherwise?: (ref: string, isReportedRight?: true) => void;
  /** Its own time for the payment is over. */
  readonly expire: (ref: string) => void;
  /** What it was told to send back, in paise, in that order. */
  readonly sentBack: () => readonly number[];
  /** What becomes of a refund; of all of them if none is named. */
  readonly payOut: (refundRef: string | undefined, outcome: 'settled' | 'failed') => void;
  /** What it sends the shop about a payment that was approved; each call sends another message, with an id of its own. */
  readonly message: (ref: string, at?: Date) => BenchMessage;
  /** The same about the refund it was told to send last. */
  readonly refundMessage: () => BenchMessage;
}

/** The same in `adapters/storage/<name>/bench.ts`: a server on this machine, to which its settings lead. */
export interface StorageBench extends Pick<Bench, 'settings' | 'wrong'> {
  /** It does not know how to give up parts, as the service does. */
  readonly keepsParts?: true;
  readonly end: () => Promise<void>;
}
