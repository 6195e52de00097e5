import { findPerson } from '#people/accounts/server/accounts.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { type Letter, letterTo, link, rows } from '#platform/notify/letter.ts';
import { findStopKey, listWatched, type WatchedProduct } from '#products/wishlist/server/notices/notices.queries.ts';
import type { News } from '#products/wishlist/server/notices/watched-entries.ts';
import type { UserId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, paise, priceTag } from '#shared/money/money.ts';
import * as paths from '#shared/paths/paths.ts';
import type { EventsOf } from '#shop/shop/server/shop.ts';

declare module '#platform/context.ts' {
  interface Events {
    'wishlist.news': { readonly userId: UserId; readonly at: string; readonly news: readonly News[] };
  }
}

export const wishlistEvents: EventsOf<'wishlist'> = {
  'wishlist.news': {
    label: () => t('office.jobs.event.wishlistNews'),
    for: 'shopper',
    // No mail if it is no longer so, or the shopper has turned the notices off meanwhile.
    letters: async ({ db }, { userId, at, news }) => {
      const person = await findPerson(db, userId);
      const stopKey = await findStopKey(db, userId);
      if (!person || person.blockedAt || !stopKey) return undefined;
      const ids = news.map(({ productId }) => productId);
      const products = (await listWatched(db, userId, ids)).flatMap(product => stillNews(product, news));
      if (products.length === 0) return undefined;
      const { email, userName: name, mobile, language } = person;
      return wishlistNews(
        { email, name, mobile, language },
        { id: `wishlist-${userId}-${Date.parse(at)}`, stopKey, products },
      );
    },
  },
};

/** A product with what is to be told of it. */
export interface NewsOfProduct {
  readonly title: string;
  readonly slug: string;
  readonly price: Paise;
  /** By how much it is cheaper; null if it is not. */
  readonly less: Paise | null;
  readonly hasReturned: boolean;
}

function stillNews({ id, title, slug, price, ...wants }: WatchedProduct, news: readonly News[]): NewsOfProduct[] {
  const what = news.find(({ productId }) => productId === id);
  const fellFrom = what?.fellFrom ?? null;
  const less = wants.tellOfFall && fellFrom !== null && price < fellFrom ? paise(fellFrom - price) : null;
  const hasReturned = wants.tellOfReturn && what?.hasReturned === true;
  return less === null && !hasReturned ? [] : [{ title, slug, price, less, hasReturned }];
}

export function wishlistNews(
  to: Recipient,
  { id, stopKey, products }: { id: string; stopKey: string; products: readonly NewsOfProduct[] },
): Letter {
  const [first, ...others] = products;
  const one = others.length === 0 ? first : undefined;
  return letterTo(to, () => ({
    id,
    ...(one ? subjectOfOne(one) : subjectOfMany(products.length)),
    blocks: [
      rows(products.map(product => ({ label: product.title, value: newsText(product) }))),
      one
        ? link(t('products.wishlist.mail.product'), paths.product(one.slug))
        : link(t('products.wishlist.mail.list'), paths.wishlist),
    ],
    unsubscribe: { text: t('products.wishlist.mail.stop'), to: paths.stopWishlistMails(stopKey) },
  }));
}

function subjectOfOne({ title, less, hasReturned }: NewsOfProduct) {
  const values = { product: title };
  return hasReturned || less === null
    ? { variant: 'returned', values, subject: t('products.wishlist.mail.returned', { title }) }
    : { variant: 'fell', values, subject: t('products.wishlist.mail.fell', { title, amount: priceTag(less) }) };
}

function subjectOfMany(count: number) {
  return {
    variant: 'several',
    values: { count: String(count) },
    subject: t('products.wishlist.mail.several', { count }),
  };
}

function newsText(product: NewsOfProduct): string {
  const price = priceTag(product.price);
  if (product.less === null) return t('products.wishlist.mail.backAt', { price });
  const amount = priceTag(product.less);
  return product.hasReturned
    ? t('products.wishlist.mail.backForLess', { price, amount })
    : t('products.wishlist.mail.lessNow', { price, amount });
}
