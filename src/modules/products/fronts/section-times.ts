import type { Section } from './front.ts';

type Times = Pick<Section, 'from' | 'until'>;

/** Whether shoppers see a section now, or before or after its time. */
export function timeOf({ from, until }: Times, now: Date): 'now' | 'later' | 'over' {
  if (until !== null && Date.parse(until) <= now.getTime()) return 'over';
  return from !== null && Date.parse(from) > now.getTime() ? 'later' : 'now';
}

/** When one of the sections next begins or ends, if any does. */
export function nextTime(sections: readonly Times[], now: Date): Date | undefined {
  const times = sections.flatMap(({ from, until }) => [from, until].flatMap(moment => moment ?? []).map(Date.parse));
  const ahead = times.filter(time => time > now.getTime());
  return ahead.length === 0 ? undefined : new Date(Math.min(...ahead));
}
