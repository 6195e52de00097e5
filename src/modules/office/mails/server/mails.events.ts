import { findUserToNotify } from '#people/accounts/server/accounts.ts';
import { type OwnWords, withOwnWords } from '#platform/notify/own-words.ts';
import { newId, type UserId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import type { EventsOf } from '#shop/shop/server/shop.ts';
import { findSample } from './sample-mails.ts';

declare module '#platform/context.ts' {
  interface Events {
    'mails.test': {
      readonly user: UserId;
      readonly mail: string;
      readonly language: string;
      readonly words: OwnWords;
    };
  }
}

export const mailEvents: EventsOf<'mails'> = {
  'mails.test': {
    label: () => t('office.jobs.event.mailsTest'),
    for: 'administrators',
    only: 'mail',
    letters: async (ctx, { user, mail, language, words }) => {
      const to = await findUserToNotify(ctx.db, user);
      const { sample, shop } = await findSample(ctx, { mail, language });
      const { replyTo: _, variant: _variant, ...letter } = withOwnWords(sample.letter, words, shop.name);
      return to && { ...letter, to, id: `mail-test-${newId()}` };
    },
  },
};
