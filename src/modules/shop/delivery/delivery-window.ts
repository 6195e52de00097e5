import { calendarDay } from '#shared/time/dates.ts';
import type { DeliveryDays } from './delivery-days.ts';

const DAY_MS = 86_400_000;

/** The expected delivery dates of an order placed now, in Indian time: "Tue 24 – Thu 26 Nov". */
export function deliveryWindow(now: Date, [fewest, most]: DeliveryDays): string {
  const first = calendarDay(new Date(now.getTime() + fewest * DAY_MS));
  const last = calendarDay(new Date(now.getTime() + most * DAY_MS));
  const month = first.month === last.month ? '' : ` ${first.month}`;
  return `${first.weekday} ${first.day}${month} – ${last.weekday} ${last.day} ${last.month}`;
}
