import { calendarDay } from '#shared/time/dates.ts';
import type { DeliveryDays } from './delivery-days.ts';

const DAY_MS = 86_400_000;

/** The expected delivery dates of an order placed now, in Indian time: "Tue 24 – Thu 26 Nov". */
export function deliveryWindow(now: Date, [fewest, most]: DeliveryDays): string {
  const first = dayAfter(now, fewest);
  const last = dayAfter(now, most);
  const month = first.month === last.month ? '' : ` ${first.month}`;
  return `${first.weekday} ${first.day}${month} – ${last.weekday} ${last.day} ${last.month}`;
}

/** The last of these dates: "Thu 26 Nov". */
export function deliveryBy(now: Date, [, most]: DeliveryDays): string {
  const { weekday, day, month } = dayAfter(now, most);
  return `${weekday} ${day} ${month}`;
}

const dayAfter = (now: Date, days: number) => calendarDay(new Date(now.getTime() + days * DAY_MS));
