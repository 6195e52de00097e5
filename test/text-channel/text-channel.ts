import type { Channel } from '#platform/notify/channel.ts';
import { DeliveryFailed } from '#platform/notify/channel.ts';

/** A text message as a gateway takes it. */
export interface Text {
  readonly mobile: string;
  readonly words: string;
}

/** A gateway that fails as often as it is told to before it takes a message. */
export interface FakeGateway {
  readonly texts: Text[];
  failures: number;
}

/** A second way to reach people: short messages to mobile numbers, through a gateway that keeps them. */
export function otherChannel(gateway: FakeGateway): Channel {
  return {
    name: 'other',
    label: () => 'Other',
    async send({ to: { mobile }, subject, link }) {
      if (!mobile) return;
      if (gateway.failures > 0) {
        gateway.failures -= 1;
        throw new DeliveryFailed('The gateway is busy.', true);
      }
      gateway.texts.push({ mobile, words: link === undefined ? subject : `${subject}: ${link}` });
    },
    async close() {},
  };
}
