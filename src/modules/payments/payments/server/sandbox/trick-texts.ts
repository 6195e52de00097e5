import { t } from '#shared/language/t.ts';
import type { TrickName } from './tricks.ts';

interface TrickTexts {
  readonly label: string;
  readonly note: string;
}

/** The tricks that try out a problem, by their buttons. */
export const TRICK_TEXTS: Readonly<Record<Exclude<TrickName, 'pay' | 'decline'>, () => TrickTexts>> = {
  silent: () => ({ label: t('payments.payments.trick.silent'), note: t('payments.payments.trick.silent.note') }),
  delay: () => ({ label: t('payments.payments.trick.delay'), note: t('payments.payments.trick.delay.note') }),
  repeat: () => ({ label: t('payments.payments.trick.repeat'), note: t('payments.payments.trick.repeat.note') }),
  reorder: () => ({ label: t('payments.payments.trick.reorder'), note: t('payments.payments.trick.reorder.note') }),
  twice: () => ({ label: t('payments.payments.trick.twice'), note: t('payments.payments.trick.twice.note') }),
  late: () => ({ label: t('payments.payments.trick.late'), note: t('payments.payments.trick.late.note') }),
  rupee: () => ({ label: t('payments.payments.trick.rupee'), note: t('payments.payments.trick.rupee.note') }),
  dollars: () => ({ label: t('payments.payments.trick.dollars'), note: t('payments.payments.trick.dollars.note') }),
  refuse: () => ({ label: t('payments.payments.trick.refuse'), note: t('payments.payments.trick.refuse.note') }),
};
