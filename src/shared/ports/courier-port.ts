/** A place where a parcel is fetched or delivered. */
export interface CourierAddress {
  readonly name: string;
  /** With the country code. */
  readonly mobile: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
}

/** A parcel to book. */
export interface ShipmentRequest {
  /** Ours, at most 40 letters, digits and dashes. Booking it again books no second parcel: it returns the first. */
  readonly id: string;
  /** Names the place of the pickup, at most 40 such characters; another place has another name. */
  readonly pickup: string;
  readonly from: CourierAddress;
  readonly to: CourierAddress;
  /** What is in it, for the label. */
  readonly contents: string;
  readonly units: number;
  readonly grams: number;
  /** What the items are worth, in paise. */
  readonly value: number;
  /** What the courier collects on delivery, in paise; 0 if it is paid. */
  readonly collect: number;
}

export interface BookedShipment {
  /** The air waybill number, by which people track the parcel: 3 to 40 letters, digits, dashes and slashes. */
  readonly awb: string;
}

/**
 * Where a parcel is. `booked` waits for the pickup, `moving` has been fetched, `delivered` has been handed to its recipient,
 * `returning` goes back to the seller, `cancelled` will not be fetched, `problem` needs somebody to look.
 */
export const SHIPMENT_STATES = ['booked', 'moving', 'delivered', 'returning', 'cancelled', 'problem'] as const;
export type ShipmentState = (typeof SHIPMENT_STATES)[number];

export interface TrackedShipment {
  readonly awb: string;
  readonly state: ShipmentState;
  /** The courier's own words, such as “Reached hub, Pune”. */
  readonly words: string;
  readonly at: Date;
}

/** What the courier sent to the shop's webhook. */
export interface CourierMessage {
  readonly body: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/**
 * A courier. Every call throws `AdapterFailed` and nothing else.
 *
 * - `book` is idempotent by `id`, so that the shop may repeat it after an answer that was lost.
 * - `find` looks up what `book` has booked under an id; a courier may need some minutes before it knows.
 * - `track` returns the latest of each known parcel; unknown numbers are left out.
 * - `readMessage` only says which parcel to look up: the shop asks `track` before anything changes, so a forged message
 *   costs one question.
 */
export interface CourierConnection {
  /** Whether the settings work, without booking anything. @returns what was found */
  test(): Promise<string>;
  /** Whether it delivers to a PIN code, and collects cash there. */
  serves(pincode: string): Promise<{ readonly delivers: boolean; readonly collects: boolean }>;
  book(request: ShipmentRequest): Promise<BookedShipment>;
  /** @returns undefined if the courier knows no parcel under this id */
  find(id: string): Promise<BookedShipment | undefined>;
  /** @param awbs at most 50 */
  track(awbs: readonly string[]): Promise<readonly TrackedShipment[]>;
  /** Idempotent, also for one that comes back. @throws AdapterFailed `refused` if it has been fetched already */
  cancel(awb: string): Promise<void>;
  /** The address of the label as a file, valid for some minutes at least. */
  label(awb: string): Promise<string>;
  /** The number of the parcel; undefined if the message is not the courier's. */
  readMessage(message: CourierMessage): string | undefined;
}
