import { indiaMinute } from './india-clock.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** What a field for day and time shows of a moment: the time in India, `2026-11-26T09:00`; empty for none. */
export function typedMoment(moment: string | null): string {
  return moment === null ? '' : indiaMinute(new Date(moment)).replace(' ', 'T');
}

/** A day and time in India as a moment; null for none, undefined for a wrong one. */
export function momentOf(typed: string): string | null | undefined {
  if (typed.trim() === '') return null;
  const at = new Date(`${typed.trim()}:00+05:30`);
  return MOMENT.test(typed.trim()) && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined;
}
