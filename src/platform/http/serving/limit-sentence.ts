import type * as z from 'zod/mini';
import { t } from '#shared/language/t.ts';

/** More choices than this are not listed; the API document has them. */
const MAX_CHOICES = 40;

/**
 * What a value must be, for the rules that schemas of the API state without words: lengths, sizes, choices, types.
 * Undefined for other rules, and for a limit that the sent value keeps: that is a limit of what was made of it.
 */
export function limitSentence(issue: z.core.$ZodIssue, value: unknown): string | undefined {
  switch (issue.code) {
    case 'too_big':
      return tooBig(issue, value);
    case 'too_small':
      return tooSmall(issue, value);
    case 'invalid_value':
      return issue.values.length <= MAX_CHOICES
        ? t('platform.http.input.choice', { choices: issue.values.map(String).join(', ') })
        : undefined;
    case 'invalid_type':
      return TYPES[issue.expected]?.();
    default:
      return undefined;
  }
}

function tooBig({ maximum, inclusive }: z.core.$ZodIssueTooBig, value: unknown): string | undefined {
  const most = Number(maximum);
  if (typeof value === 'string') return value.length > most ? t('platform.http.input.long', { most }) : undefined;
  if (Array.isArray(value)) return value.length > most ? t('platform.http.input.many', { most }) : undefined;
  if (typeof value !== 'number' || value < most) return undefined;
  return inclusive ? t('platform.http.input.atMost', { most }) : t('platform.http.input.less', { most });
}

function tooSmall({ minimum, inclusive }: z.core.$ZodIssueTooSmall, value: unknown): string | undefined {
  const least = Number(minimum);
  if (value === '' && least === 1) return t('platform.http.input.blank');
  if (typeof value === 'string') return value.length < least ? t('platform.http.input.short', { least }) : undefined;
  if (Array.isArray(value)) return value.length < least ? t('platform.http.input.few', { least }) : undefined;
  if (typeof value !== 'number' || value > least) return undefined;
  return inclusive ? t('platform.http.input.atLeast', { least }) : t('platform.http.input.more', { least });
}

const TYPES: Readonly<Record<string, () => string>> = {
  string: () => t('platform.http.input.text'),
  array: () => t('platform.http.input.list'),
  boolean: () => t('platform.http.input.yesNo'),
  object: () => t('platform.http.input.object'),
};
