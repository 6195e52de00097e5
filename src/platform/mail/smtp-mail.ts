import { createTransport } from 'nodemailer';
import { DeliveryFailed } from '#platform/notify/channel.ts';
import { isThisMachine } from '#shared/this-machine.ts';
import { composeMail } from './compose-mail.ts';
import type { MailPort } from './mail.ts';

/** The mail server: `smtp://user:password@host:587` or `smtps://…:465`. */
export interface SmtpOptions {
  readonly url: string;
  /** Timeout of each server response, in milliseconds. */
  readonly answerWithin?: number;
}

const answerWithinByDefault = 15_000;
const connections = 3;

/**
 * Mail by SMTP over pooled connections. A password is never sent unencrypted to another machine.
 * Permanent refusals (5xx) of a message are not retryable. Everything else is, including a wrong password, which is an
 * error of the settings and not of the message.
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
      const { envelope, raw } = composeMail(mail);
      try {
        await transport.sendMail({ envelope: { from: envelope.from, to: [...envelope.to] }, raw });
      } catch (error) {
        throw failureOf(error);
      }
    },

    async close() {
      transport.close();
    },
  };
}

interface SmtpError {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

/** The server's own text stays in `cause`: it may contain the address, which must not be logged. */
function failureOf(error: unknown): DeliveryFailed {
  const { code, responseCode } = (error instanceof Error ? error : {}) as SmtpError;
  const aboutTheMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  const forGood = aboutTheMessage && typeof responseCode === 'number' && responseCode >= 500;
  const answer = typeof responseCode === 'number' ? responseCode : String(code ?? 'no answer');
  return new DeliveryFailed(`The mail server did not accept the message (${answer}).`, !forGood, error);
}
