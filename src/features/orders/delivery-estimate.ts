/** Delivery takes three to five days as a rule (docs/requirements.md); what is promised is the later one. */
const LATEST_DAYS = 5;
const DAY_MS = 86_400_000;

const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
});

/** The day by which what is ordered now should have come: "Thursday, 26 Nov". */
export function arrivalDay(now: Date): string {
  const parts = Object.fromEntries(
    day.formatToParts(now.getTime() + LATEST_DAYS * DAY_MS).map(({ type, value }) => [type, value]),
  );
  return `${parts.weekday}, ${parts.day} ${parts.month}`;
}
