/** A short text to one person. */
export interface TextMessage {
  /** With the country code: `+919876543210`. */
  readonly to: string;
  readonly text: string;
}

/**
 * A service that sends short messages to mobile numbers.
 *
 * - `send` resolves when the service has accepted the message. It is not repeated by the adapter: the shop does that after
 *   `unavailable`, so a person may get a message twice if an answer was lost.
 * - A number that cannot be reached, or does not want messages, is `refused`.
 * - Every call throws `AdapterFailed` and nothing else.
 */
export interface MessageConnection {
  /** Whether the settings work, without sending anything. @returns what was found, such as the name of the account */
  test(): Promise<string>;
  send(message: TextMessage): Promise<void>;
}
