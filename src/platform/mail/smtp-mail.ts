import { createTransport } from 'nodemailer';
import { DeliveryFailed } from '#platform/notify/channel.ts';
import { composeMail } from './compose-mail.ts';
import type { MailPort } from './mail.ts';

/** How to reach the mail server: `smtp://user:password@host:587` or `smtps://…:465`. */
export interface SmtpOptions {
  readonly url: string;
  /** The longest wait for any one answer of the server, in milliseconds. */
  readonly answerWithin?: number;
}

const answerWithinByDefault = 15_000;
const connections = 3;

/**
 * Mail by SMTP over a few kept connections. A password is never sent in the clear to another machine.
 * A refusal of the message for good (5xx) is not retryable; all else is, a wrong password included: there the settings
 * are at fault and not the message.
 */
export function smtpMail({ url, answerWithin = answerWithinByDefault }: SmtpOptions): MailPort {
  const { username, hostname } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxRequeues: 0,
    requireTLS: username !== '' && !isThisMachine(hostname),
    connectionTimeout: answerWithin,
    greetingTimeout: answerWithin,
    socketTimeout: answerWithin,
    dnsTimeout: answerWithin,
  });

  return {
    async send(mail) {
      const message = composeMail(mail);
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw failureOf(error);
      }
    },

    async close() {
      transport.close();
    },
  };
}

function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

interface SmtpError {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

/** The server's own words stay in `cause`: they may repeat the address, which has no place in a log line. */
function failureOf(error: unknown): DeliveryFailed {
  const { code, responseCode } = (error instanceof Error ? error : {}) as SmtpError;
  const aboutTheMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  const forGood = aboutTheMessage && typeof responseCode === 'number' && responseCode >= 500;
  const answer = typeof responseCode === 'number' ? responseCode : String(code ?? 'no answer');
  return new DeliveryFailed(`The mail server did not accept the message (${answer}).`, !forGood, error);
}
