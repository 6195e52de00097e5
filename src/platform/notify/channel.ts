import type { EventName } from '#platform/context.ts';

/** Who is told, by all the ways the shop knows of reaching them. */
export interface Recipient {
  readonly name?: string;
  /** Empty for the shop itself before it has said how it is reached. */
  readonly email: string;
  /** With the country code; null or left out where none is known. */
  readonly mobile?: string | null;
}

/** What one person is told of an event, written out; a channel takes as much of it as it carries. */
export interface Message {
  readonly event: EventName;
  /** What it is about, once and for ever: what is sent twice under one id is shown once. */
  readonly id?: string;
  readonly to: Recipient;
  readonly from: Recipient;
  /** Who an answer goes to, where that is not the sender. */
  readonly replyTo?: Recipient;
  readonly subject: string;
  /** All of it in one line: the subject, and where it leads. */
  readonly short: string;
  readonly text: string;
  readonly html: string;
}

/**
 * A way to reach people. `send` resolves when the next hop has taken responsibility for the message, also where its
 * recipient can't be reached this way, and rejects with DeliveryFailed otherwise; it never retries by itself, because the
 * job that calls it does.
 */
export interface Channel {
  /** Begins the names of its jobs, so it never changes. */
  readonly name: string;
  /** As the screen of jobs calls what it sends. */
  readonly label: string;
  /** The events that it tells of; all of them unless it says otherwise. */
  readonly carries?: (event: EventName) => boolean;
  send(message: Message): Promise<void>;
  /** Lets what is under way finish and frees connections. */
  close(): Promise<void>;
}

/** A message that was not taken over. */
export class DeliveryFailed extends Error {
  /** False when sending the same message again can't help: it is malformed, or refused for good. */
  readonly retryable: boolean;

  /** @param message names nobody: it is shown to administrators */
  constructor(message: string, retryable: boolean, cause?: unknown) {
    super(message, { cause });
    this.name = 'DeliveryFailed';
    this.retryable = retryable;
  }
}
