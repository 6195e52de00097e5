import { problem } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';
import { WRONG_NUMBER } from './read-serial.ts';
import { NUMBER_NAMES, type NumberKind } from './serial-kind.ts';

/**
 * `data` lists the lines that lack numbers. The message has no title, so that several orders can be refused with one
 * sentence.
 */
export const serialsMissing = problem('serials.missing', 'conflict', () => t('orders.serials.refusal.missing'));
export const serialWrong = problem('serials.wrong', 'invalid', (kind: NumberKind) =>
  t('orders.serials.wrong.sentence', { fault: WRONG_NUMBER[kind] }),
);
export const serialTwice = problem('serials.twice', 'invalid', (kind: NumberKind, number: string) =>
  t('orders.serials.refusal.twice', { kind: NUMBER_NAMES[kind], number }),
);
/** `order` is the number of the order it was sold with, if that is known. */
export const serialTaken = problem(
  'serials.taken',
  'conflict',
  (kind: NumberKind, number: string, order: string | undefined) =>
    order === undefined
      ? t('orders.serials.refusal.takenSomewhere', { kind: NUMBER_NAMES[kind], number })
      : t('orders.serials.refusal.taken', { kind: NUMBER_NAMES[kind], number, order }),
);
export const serialsNotAsked = problem('serials.not_asked', 'invalid', () => t('orders.serials.refusal.notAsked'));
export const serialsTooMany = problem('serials.too_many', 'invalid', (title: string, quantity: number) =>
  t('orders.serials.refusal.tooMany', { title, quantity }),
);
export const serialsTooEarly = problem('serials.too_early', 'invalid', () => t('orders.serials.refusal.tooEarly'));
/** For delivered, rejected or cancelled orders. */
export const serialsFinal = problem('serials.final', 'conflict', (isDelivered: boolean) =>
  isDelivered ? t('orders.serials.refusal.delivered') : t('orders.serials.refusal.fellAway'),
);
