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
