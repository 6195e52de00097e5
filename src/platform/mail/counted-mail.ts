import type { Metrics } from '#platform/metrics/metrics.ts';
import { DeliveryFailed } from '#platform/notify/channel.ts';
import type { MailPort } from './mail.ts';

/** A MailPort that counts mails by outcome: sent, refused permanently, or failed. */
export function countedMail(mail: MailPort, metrics: Metrics): MailPort {
  const mails = metrics.tallies('shop_mails_total', 'Mails by outcome: sent, refused or failed.', ['outcome']);
  // Initialised with 0, so that the first failure shows as an increase.
  const [sent, refused, failed] = [mails.of(['sent']), mails.of(['refused']), mails.of(['failed'])];
  return {
    close: () => mail.close(),
    send: async message => {
      try {
        await mail.send(message);
        sent.count += 1;
      } catch (error) {
        const isRefused = error instanceof DeliveryFailed && !error.retryable;
        (isRefused ? refused : failed).count += 1;
        throw error;
      }
    },
  };
}
