import type { CourierConnection } from './courier-port.ts';
import type { MessageConnection } from './message-port.ts';
import type { PaymentConnection, PaymentFace, PaymentWay } from './payment-port.ts';
import type { StorageConnection } from './storage-port.ts';

/** The parts of the shop that an adapter can fill, and what a connected one can do. */
export interface Connections {
  readonly message: MessageConnection;
  readonly courier: CourierConnection;
  readonly payment: PaymentConnection;
  readonly storage: StorageConnection;
}

/** What the adapters of a port declare beside what all do. */
interface Declared {
  readonly message: unknown;
  readonly courier: unknown;
  readonly payment: {
    readonly face: PaymentFace;
    /** Ways of paying that can be methods of their own. The name of such a method is that of the folder, a hyphen and the key. */
    readonly ways?: Readonly<Record<string, PaymentWay>>;
  };
  readonly storage: unknown;
}

export type PortName = keyof Connections;

/** Ports that one service fills; the services of the others work side by side. */
export const SINGLE_PORTS: ReadonlySet<PortName> = new Set<PortName>(['message', 'courier', 'storage']);

export const PORT_NAMES = ['message', 'courier', 'payment', 'storage'] as const satisfies readonly PortName[];

/** A text by language. English is shown where the reader's language is missing. */
export type Words = { readonly en: string } & Readonly<Record<string, string>>;

/** Something that the administrator enters. What is entered is trimmed; an optional field that is empty is `''`. */
export interface SettingField {
  /** As the service itself calls it, so that people find it there. */
  readonly label: Words;
  readonly hint?: Words;
  /** A secret is never shown again, and not in the audit log; a choice is one of `choices`. */
  readonly kind: 'text' | 'secret' | 'choice';
  readonly choices?: Readonly<Record<string, Words>>;
  readonly isOptional?: true;
  /** What the whole value looks like, and what is said otherwise. */
  readonly pattern?: RegExp;
  readonly fault?: Words;
}

/** The entered values by the names of the fields. */
export type SettingsOf<Fields> = { readonly [Name in keyof Fields]: string };

/** What the shop gives an adapter: its only ways out. */
export interface Tools {
  readonly ask: Ask;
  readonly transfer: Transfer;
  readonly now: () => Date;
}

export interface ServiceRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: URL | string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface ServiceAnswer {
  readonly status: number;
  readonly text: string;
  /** Undefined if it was not JSON. */
  readonly json: unknown;
}

/**
 * Sends a request and reads the whole answer, whatever its status. Redirects are not followed, because they would carry the
 * keys to another host. @throws AdapterFailed `unavailable` if there is no whole answer within ten seconds
 */
export type Ask = (request: ServiceRequest) => Promise<ServiceAnswer>;

export interface TransferRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  readonly url: URL | string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** The beginning of an answer. One of `text` and `stream` is called, once; neither if there is no body. */
export interface TransferAnswer {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  /** At most 4 MB. */
  readonly text: () => Promise<string>;
  readonly stream: () => ReadableStream<Uint8Array>;
}

/**
 * Sends a request like `Ask`, for files of any size: it resolves when the answer begins. @throws AdapterFailed `unavailable` if
 * it does not begin within fifteen seconds; `denied` for an address that the shop does not ask
 */
export type Transfer = (request: TransferRequest) => Promise<TransferAnswer>;

/**
 * Why a call of an adapter failed. `unavailable`: a repetition may succeed (no answer, an error of the server, too many
 * requests, an answer that its documentation does not know). `denied`: the settings are wrong. `refused`: the service has
 * refused this request, and would again.
 */
export type Failure = 'unavailable' | 'denied' | 'refused';

/** The only error an adapter throws. Its message is shown to people: no secrets, no names, no addresses or numbers. */
export class AdapterFailed extends Error {
  override readonly name = 'AdapterFailed';
  readonly failure: Failure;

  constructor(failure: Failure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** A service that fills a port, as its folder declares it. */
export type Adapter<Port extends PortName = PortName, Fields = Readonly<Record<string, SettingField>>> = Declaration<
  Port,
  Fields
> &
  Declared[Port];

interface Declaration<Port extends PortName, Fields> {
  readonly port: Port;
  /** The name of its folder; it is stored, so it never changes. */
  readonly name: string;
  /** The name of the service. */
  readonly title: string;
  /** What it does and what the shop needs for it, in a sentence or two. */
  readonly about: Words;
  /** Where the service explains its settings. */
  readonly help: `https://${string}`;
  readonly fields: Fields;
  /** Connects with complete settings. It asks nothing yet, and is called again whenever the settings change. */
  readonly connect: (settings: SettingsOf<Fields>, tools: Tools) => Connections[Port];
}

/** Declares an adapter: `export const adapter = defineAdapter({…})` in `adapters/<port>/<name>/adapter.ts`. */
export function defineAdapter<Port extends PortName, Fields extends Readonly<Record<string, SettingField>>>(
  adapter: Adapter<Port, Fields>,
): Adapter<Port, Fields> {
  return adapter;
}

/** An adapter of any port with any fields. */
export type AnyAdapter = { readonly [Port in PortName]: Adapter<Port> }[PortName];
