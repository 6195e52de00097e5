import { t } from '#shared/language/t.ts';
import type { TypedBrand } from './brand-rows.ts';

/** What the audit log has of a brand: “Samsung; also galaxy; no mark”. In English, as several administrators read it. */
export function storedBrand({ label, said, aliases, mark, hidden }: Omit<TypedBrand, 'id'>): string {
  const parts = [
    label,
    said && `also ${said}`,
    aliases && `in files ${aliases}`,
    mark === null && 'no mark',
    hidden && 'hidden',
  ];
  return parts.filter(Boolean).join('; ');
}

/** The same in the language that is spoken. */
export function shownBrand(stored: string): string {
  const [label, ...more] = stored.split('; ');
  return [label, ...more.map(shownPart)].join('; ');
}

function shownPart(part: string): string {
  if (part === 'no mark') return t('office.settings.brands.stored.noMark');
  if (part === 'hidden') return t('office.settings.brands.stored.hidden');
  const [, kind, words] = /^(also|in files) (.+)$/.exec(part) ?? [];
  if (words === undefined) return part;
  return kind === 'also'
    ? t('office.settings.brands.stored.said', { words })
    : t('office.settings.brands.stored.aliases', { words });
}
