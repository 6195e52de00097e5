import type { EventName } from '#platform/context.ts';
import { t } from '#shared/language/t.ts';
import { AdapterFailed } from '#shared/ports/adapter.ts';
import type { MessageConnection } from '#shared/ports/message-port.ts';
import { type Channel, DeliveryFailed, type Message } from './channel.ts';

/** What is sent as text messages, to those who want them: codes for the number, and news of orders and returns. */
const TEXTED: ReadonlySet<EventName> = new Set<EventName>([
  'accounts.text-code',
  'orders.placed',
  'orders.moved',
  'orders.payment-failed',
  'orders.refunded',
  'returns.moved',
  'returns.cash-refunded',
]);

/** A service splits what is longer than one message; nobody reads more than this. */
const MAX_LENGTH = 600;

interface TextService {
  /** Whether a service is connected, as far as it is known without asking. */
  readonly isOn: () => boolean;
  /** The service that is connected when a message is sent. */
  readonly find: () => Promise<MessageConnection | undefined>;
}

/** Sends short messages to mobile numbers, through the service that the shop is connected to. */
export function textChannel({ isOn, find }: TextService): Channel {
  return {
    ...{ name: 'text', label: () => t('office.jobs.channel.text'), isOn },
    carries: event => TEXTED.has(event),
    isOnRequest: true,
    reaches: ({ textTo }) => Boolean(textTo),
    close: async () => {},
    async send(message) {
      const { textTo } = message.to;
      if (!textTo) return;
      const service = await find();
      // Switched off since.
      if (!service) return;
      try {
        await service.send({ to: textTo, text: textMessageOf(message) });
      } catch (error) {
        if (!(error instanceof AdapterFailed)) throw error;
        throw new DeliveryFailed(error.message, error.failure !== 'refused', error);
      }
    },
  };
}

/** The subject with the name of the shop, and the page that it is about. */
export function textMessageOf({ from, subject, link }: Pick<Message, 'from' | 'subject' | 'link'>): string {
  const named = from.name === undefined ? subject : `${from.name}: ${subject}`;
  if (link === undefined) return shortened(named, MAX_LENGTH);
  return `${shortened(named, MAX_LENGTH - link.length - 1)} ${link}`;
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
