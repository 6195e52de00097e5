import { findPerson } from '#people/accounts/server/accounts.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { heading, type Letter, letterTo, link } from '#platform/notify/letter.ts';
import { findModerated, type ModeratedRow } from '#products/reviews/server/moderation/moderation.queries.ts';
import type { ReviewId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import type { EventsOf } from '#shop/shop/server/shop.ts';

declare module '#platform/context.ts' {
  interface Events {
    'reviews.moderated': {
      readonly review: ReviewId;
      /** Why it was hidden; null if it is shown again. */
      readonly reason: string | null;
      /** The id of the audit log entry, which makes the message's id unique. */
      readonly entry: number;
    };
  }
}

export const reviewEvents: EventsOf<'reviews'> = {
  'reviews.moderated': {
    label: () => t('office.jobs.event.reviewsModerated'),
    for: 'shopper',
    // No mail if the review was deleted meanwhile.
    letters: async ({ db }, { review, reason, entry }, shop) => {
      const row = await findModerated(db, review);
      const writer = row?.user_id && (await findPerson(db, row.user_id));
      if (!row || !writer) return undefined;
      const { email, userName: name, mobile, language } = writer;
      return reviewModerated(shop, { email, name, mobile, language }, { row, reason, entry });
    },
  },
};

/** Mail to the author of a review that an administrator has hidden or shown again. */
export function reviewModerated(
  shop: ShopIdentity,
  to: Recipient,
  { row, reason, entry }: { row: Pick<ModeratedRow, 'title' | 'slug'>; reason: string | null; entry: number },
): Letter {
  return letterTo(to, () => ({
    id: `review-${entry}`,
    variant: reason === null ? 'shown' : 'hidden',
    values: { product: row.title },
    subject: reason === null ? t('products.reviews.mail.shown.subject') : t('products.reviews.mail.hidden.subject'),
    blocks: [
      ...(reason === null
        ? [t('products.reviews.mail.shown.text', { title: row.title })]
        : [
            t('products.reviews.mail.hidden.text', { title: row.title }),
            heading(t('products.reviews.mail.reason')),
            reason,
            t('products.reviews.mail.hidden.next', { email: shop.email }),
          ]),
      link(t('products.reviews.mail.product'), paths.product(row.slug)),
    ],
  }));
}
