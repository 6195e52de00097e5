import type { ValueFault } from '#shared/api/value-fault.ts';
import { t } from '#shared/language/t.ts';

const SENTENCES: Readonly<Record<ValueFault, () => string>> = {
  blank: () => t('platform.http.input.blank'),
  change: () => t('platform.http.input.change'),
  day: () => t('platform.http.input.day'),
  decimals: () => t('platform.http.input.decimals'),
  month: () => t('platform.http.input.month'),
  twice: () => t('platform.http.input.twice'),
  uuid: () => t('platform.http.input.uuid'),
  whole: () => t('platform.http.input.whole'),
};

/** What a schema says of a value: the sentence for a name, and its own sentences as they are. */
export function sayFault(message: string): string {
  return Object.hasOwn(SENTENCES, message) ? SENTENCES[message as ValueFault]() : message;
}
