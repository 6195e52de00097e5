import type { Period, Slot } from './period.ts';

/** From and to, in hours of India. */
const HOURS: Readonly<Record<Period, readonly [from: number, to: number]>> = {
  morning: [9, 13],
  afternoon: [13, 17],
  evening: [17, 21],
};

/** An appointment as a file that calendars read (RFC 5545). */
export function calendarFile(id: string, title: string, { day, period }: Slot): string {
  const [from, to] = HOURS[period];
  const at = (hour: number) => {
    const moment = new Date(Date.parse(`${day}T00:00:00+05:30`) + hour * 3_600_000);
    return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  };
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Bijli Bazaar//Orders//EN', 'BEGIN:VEVENT'],
    ...[`UID:${id}-${day}-${period}`, `DTSTAMP:${at(0)}`, `DTSTART:${at(from)}`, `DTEND:${at(to)}`],
    `SUMMARY:${title.replace(/[\\;,]/g, sign => `\\${sign}`).replace(/\s+/g, ' ')}`,
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');
}
