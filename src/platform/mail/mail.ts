/** Who a mail goes to. The name is shown, the address is used. */
export interface Mailbox {
  readonly address: string;
  readonly name?: string;
}

/** One message to one person, in both forms, so that every reader shows something. */
export interface Mail {
  readonly to: Mailbox;
  readonly from: Mailbox;
  /** Who an answer goes to, where that is not the sender. */
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** `<something@host>`; give one where a retry may send twice, so that mail readers show the message once. */
  readonly messageId?: string;
}

/**
 * Hands mail over for delivery. `send` resolves when the next hop has taken responsibility for the message, and rejects
 * with DeliveryFailed otherwise; it never retries by itself, because the job that calls it does.
 */
export interface MailPort {
  send(mail: Mail): Promise<void>;
  /** Lets what is under way finish and frees connections. */
  close(): Promise<void>;
}
