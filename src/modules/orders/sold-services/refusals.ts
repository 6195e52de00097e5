import { problem } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';
import { CLAIM_DAYS, shortDay } from './period.ts';

/** Somebody else has taken the last place of a window. `data` says what is free now. */
export const slotIsFull = problem('services.slot_full', 'conflict', () => t('orders.services.refusal.slotFull'));
export const slotNotOffered = problem('services.slot_not_offered', 'conflict', () =>
  t('orders.services.refusal.slotNotOffered'),
);
/** It is packed already. */
export const slotIsFinal = problem('services.slot_final', 'conflict', () => t('orders.services.refusal.slotFinal'));
export const movedTooOften = problem('services.moved_too_often', 'too-many', (seconds: number) =>
  t('orders.services.refusal.movedTooOften', { wait: waitText(seconds) }),
);
export const serviceMissing = problem('services.missing', 'missing', () => t('orders.services.desk.refusal.missing'));
export const serviceTooEarly = problem('services.too_early', 'conflict', () =>
  t('orders.services.desk.refusal.tooEarly'),
);
/** Its refund can be asked for once it is overdue. @param day the last one on which it is to be done */
export const serviceNotDue = problem('services.not_due', 'conflict', (due: string) =>
  t('orders.services.refusal.notDue', { day: shortDay(due) }),
);
export const serviceClaimOver = problem('services.claim_over', 'conflict', () =>
  t('orders.services.refusal.claimOver', { days: CLAIM_DAYS }),
);
export const serviceIsDone = problem('services.done', 'conflict', () => t('orders.services.desk.refusal.done'));
/** All units are refunded or in a return, the service's or those of its product. */
export const serviceGoesBack = problem('services.goes_back', 'conflict', () =>
  t('orders.services.desk.refusal.goesBack'),
);
export const wrongServiceCode = problem('services.wrong_code', 'invalid', () =>
  t('orders.services.desk.refusal.wrongCode'),
);
export const servicesInvalid = problem('services.invalid', 'invalid', () => t('orders.services.desk.refusal.invalid'));
/** `data` is what is stored. */
export const servicesChanged = problem('services.changed', 'conflict', () => t('orders.services.desk.refusal.changed'));
