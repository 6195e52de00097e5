import { dayAfter, PERIODS, type Slot, weekdayOf } from './period.ts';

/** How far ahead windows are offered, and how many of them. */
export const SLOT_DAYS = 21;
const SLOTS_SHOWN = 9;
/** The most deliveries in one window. */
export const MOST_IN_SLOT = 1_000;

/** What a seller offers on a weekday, 0 for Sunday. */
export interface OfferedSlot {
  readonly weekday: number;
  readonly period: Slot['period'];
  readonly capacity: number;
}

export interface TakenSlot extends Slot {
  readonly taken: number;
}

/** The first windows with a free place, from a day on, in the order of time. */
export function freeSlots(
  from: string,
  offered: readonly OfferedSlot[],
  taken: readonly TakenSlot[],
  most: number = SLOTS_SHOWN,
): Slot[] {
  const found: Slot[] = [];
  for (let ahead = 0; ahead < SLOT_DAYS && found.length < most; ahead += 1) {
    const day = dayAfter(from, ahead);
    for (const period of PERIODS) {
      const capacity = offered.find(each => each.weekday === weekdayOf(day) && each.period === period)?.capacity ?? 0;
      const used = taken.find(each => each.day === day && each.period === period)?.taken ?? 0;
      if (used < capacity && found.length < most) found.push({ day, period });
    }
  }
  return found;
}

/** Whether a window can be offered at all for a delivery that is possible from this day on. */
export function isWithinReach(from: string, { day }: Slot): boolean {
  return day >= from && day < dayAfter(from, SLOT_DAYS);
}
