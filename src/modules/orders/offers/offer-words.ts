import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';
import { dayText } from '#shared/time/dates.ts';
import type { Judged, WhyNot } from './judge-offers.ts';

/** Why a code does not apply, and what would change it. */
export function whyNotText(code: string, why: WhyNot | { readonly reason: 'unknown' }): string {
  switch (why.reason) {
    case 'unknown':
      return t('orders.offers.why.unknown', { code });
    case 'paused':
      return t('orders.offers.why.paused', { code });
    case 'used up':
      return t('orders.offers.why.usedUp', { code });
    case 'used before':
      return t('orders.offers.why.usedBefore', { code });
    case 'not for you':
      return t('orders.offers.why.notForYou', { code });
    case 'first order':
      return t('orders.offers.why.firstOrder', { code });
    case 'other products':
      return t('orders.offers.why.otherProducts', { code });
    case 'other method':
      return t('orders.offers.why.otherMethod', { code });
    case 'other place':
      return t('orders.offers.why.otherPlace', { code });
    case 'not yet':
      return t('orders.offers.why.notYet', { code, day: dayText(why.from) });
    case 'ended':
      return t('orders.offers.why.ended', { code, day: dayText(why.at) });
    case 'too little':
      return t('orders.offers.why.tooLittle', { code, missing: priceTag(why.missing) });
    case 'better one':
      return t('orders.offers.why.betterOne', { code, offer: why.instead });
  }
}

export function nearlyText({ offer, missing }: Judged['nearly'][number]): string {
  return offer.kind === 'delivery'
    ? t('orders.offers.nearly.delivery', { missing: priceTag(missing) })
    : t('orders.offers.nearly.other', { missing: priceTag(missing), offer: offer.name });
}
