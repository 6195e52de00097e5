import { findPerson } from '#people/accounts/server/accounts.ts';
import { sellerOrShop } from '#people/sellers/server/sellers.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { type Letter, letterTo, lines, link } from '#platform/notify/letter.ts';
import type { QuestionId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import * as paths from '#shared/paths/paths.ts';
import type { EventsOf } from '#shop/shop/server/shop.ts';
import { type AboutProduct, findQuestion } from './questions.queries.ts';

declare module '#platform/context.ts' {
  interface Events {
    'questions.asked': { readonly question: QuestionId };
    'questions.answered': { readonly answer: QuestionId };
  }
}

type Written = Pick<AboutProduct, 'id' | 'body' | 'title' | 'slug'>;

export const questionEvents: EventsOf<'questions'> = {
  'questions.asked': {
    label: () => t('office.jobs.event.questionsAsked'),
    for: 'seller',
    letters: async ({ db }, { question: id }, shop) => {
      const asked = await findQuestion(db, id);
      return asked && !asked.hidden_at ? questionAsked(await sellerOrShop(db, asked.sellerId, shop), asked) : undefined;
    },
  },
  'questions.answered': {
    label: () => t('office.jobs.event.questionsAnswered'),
    for: 'shopper',
    // No letter if the question or its answer was hidden or erased meanwhile.
    letters: async ({ db }, { answer: id }) => {
      const answer = await findQuestion(db, id);
      const asked = answer?.answers && (await findQuestion(db, answer.answers));
      const asker = asked && (await findPerson(db, asked.userId));
      if (!asker || asked.hidden_at || answer.hidden_at) return undefined;
      const { email, userName: name, mobile, language } = asker;
      return questionAnswered({ email, name, mobile, language }, asked, answer);
    },
  },
};

/** To the seller of the product, or to the shop. */
export function questionAsked(to: Recipient, { id, body, title }: Written): Letter {
  return letterTo(to, () => ({
    id: `question-${id}`,
    values: { product: title },
    subject: t('products.questions.mail.asked.subject', { title }),
    blocks: [
      t('products.questions.mail.asked.text', { title }),
      lines([body]),
      t('products.questions.mail.asked.next'),
      link(t('products.questions.mail.asked.link'), adminPaths.questions),
    ],
  }));
}

/** To the asker. */
export function questionAnswered(
  to: Recipient,
  asked: Pick<Written, 'body'>,
  { id, body, title, slug }: Written,
): Letter {
  return letterTo(to, () => ({
    id: `answer-${id}`,
    values: { product: title },
    subject: t('products.questions.mail.answered.subject', { title }),
    blocks: [
      t('products.questions.mail.answered.text', { title }),
      lines([asked.body]),
      t('products.questions.mail.answered.answer'),
      lines([body]),
      link(t('products.questions.mail.answered.link'), `${paths.product(slug)}#questions`),
    ],
  }));
}
