/** Who a mail goes to. The name is shown, the address is used. */
export interface Mailbox {
  readonly address: string;
  readonly name?: string;
}

/** One message to one person, in both forms, so that every reader shows something. */
export interface Mail {
  readonly to: Mailbox;
  readonly from: Mailbox;
  /** The recipient of answers, if it is not the sender. */
  readonly replyTo?: Mailbox;
  readonly subject: string;
  /** The page that stops mails like this one. */
  readonly unsubscribe?: string;
  readonly text: string;
  readonly html: string;
  /** `<something@host>`; set it if a retry may send twice, so that mail clients show the message once. */
  readonly messageId?: string;
}

/**
 * Sends mail. `send` resolves when the next hop has accepted the message and rejects with DeliveryFailed otherwise. It does
 * not retry; the calling job does.
 */
export interface MailPort {
  send(mail: Mail): Promise<void>;
  /** Finishes running deliveries and closes connections. */
  close(): Promise<void>;
}
