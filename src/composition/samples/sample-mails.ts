import { EVENTS } from '#composition/notifications.ts';
import type { SampleMail } from '#office/mails/server/sample-mails.ts';
import type { EventName } from '#platform/context.ts';
import { mailName } from '#platform/notify/own-words.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { sampleLetters } from './sample-letters.ts';

/** One sample of each mail whose texts the shop can change. */
export function sampleMails(language: string, shop: ShopIdentity): readonly SampleMail[] {
  const { 'mails.test': _, ...events } = sampleLetters(language, shop);
  const mailed = Object.entries(events).filter(([event]) => EVENTS[event as EventName].only !== 'text');
  const all = mailed.flatMap(([name, letters]) => {
    const event = name as EventName;
    return Object.values(letters).map(letter => ({
      ...{ event, letter, reader: EVENTS[event].for, mail: mailName(event, letter) },
    }));
  });
  return [...new Map(all.reverse().map(each => [each.mail, each])).values()].reverse();
}
