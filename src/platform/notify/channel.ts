import type { EventName } from '#platform/context.ts';

/** A person to notify, with all known ways to reach them. */
export interface Recipient {
  readonly name?: string;
  /** Empty for the shop itself before it has entered an address. */
  readonly email: string;
  /** With the country code; null or missing if unknown. */
  readonly mobile?: string | null;
  /** The mobile number, confirmed by a code, of somebody who wants text messages; null or missing otherwise. */
  readonly textTo?: string | null;
  /** What they read: `hi`. English if unknown. */
  readonly language?: string;
}

/** A rendered notification for one person; a channel uses the parts it can carry. */
export interface Message {
  readonly event: EventName;
  /** Identifies the notification: a duplicate with the same id is shown once. */
  readonly id?: string;
  readonly to: Recipient;
  readonly from: Recipient;
  /** The recipient of answers, if it is not the sender. */
  readonly replyTo?: Recipient;
  readonly subject: string;
  /** The page that it is about, if there is one. */
  readonly link?: string;
  /** The page that stops messages like this one. */
  readonly unsubscribe?: string;
  readonly text: string;
  readonly html: string;
}

/**
 * A way to reach people. `send` resolves when the next hop has accepted the message, or if its recipient can't be reached
 * this way, and rejects with DeliveryFailed otherwise. It does not retry; the calling job does.
 */
export interface Channel {
  /** The prefix of its job names, so it must never change. */
  readonly name: string;
  /** The label of its jobs on the jobs screen. */
  readonly label: () => string;
  /** The events it sends; by default all. */
  readonly carries?: (event: EventName) => boolean;
  /** Whether it can reach somebody; by default everybody. Nothing is written for others. */
  readonly reaches?: (to: Recipient) => boolean;
  /** Whether it can send at the moment; by default always. No jobs are added for it otherwise. */
  readonly isOn?: () => boolean;
  /** Sends only what people have asked for. An event is asked before a job is added; see `isRequested`. */
  readonly isOnRequest?: true;
  send(message: Message): Promise<void>;
  /** Finishes running deliveries and closes connections. */
  close(): Promise<void>;
}

/** A message was not accepted. */
export class DeliveryFailed extends Error {
  /** False if a retry can't help: the message is malformed or refused permanently. */
  readonly retryable: boolean;

  /** @param message without personal data: it is shown to administrators */
  constructor(message: string, retryable: boolean, cause?: unknown) {
    super(message, { cause });
    this.name = 'DeliveryFailed';
    this.retryable = retryable;
  }
}
