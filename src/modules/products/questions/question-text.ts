import { t } from '#shared/language/t.ts';
import { isBlank } from '#shared/text/blank.ts';
import { hasContactDetails } from '#shared/text/contact-details.ts';

const MIN_QUESTION_LENGTH = 10;
export const MAX_QUESTION_LENGTH = 300;
export const MAX_ANSWER_LENGTH = 1000;

/** What is wrong with a question, as a sentence; undefined if it can be sent. */
export function questionFault(text: string): string | undefined {
  if (isBlank(text) || text.trim().length < MIN_QUESTION_LENGTH)
    return t('products.questions.fault.short', { least: MIN_QUESTION_LENGTH });
  return contactFault(text);
}

/** What is wrong with an answer, as a sentence; undefined if it can be sent. */
export function answerFault(text: string): string | undefined {
  return isBlank(text) ? t('products.questions.fault.blank') : contactFault(text);
}

function contactFault(text: string): string | undefined {
  return hasContactDetails(text) ? t('products.questions.fault.contact') : undefined;
}
