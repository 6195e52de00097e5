/** What is in sight of a track: the first card, how many fit, how many there are. */
export type CarouselWindow = { start: number; visible: number; total: number };

/** The last place the track can start at, with the last card at its right edge. */
export const lastStart = ({ visible, total }: Omit<CarouselWindow, 'start'>): number => Math.max(0, total - visible);

/** Where the track goes from here by so many cards: to the edge if it comes past it, and round to the other end from the edge itself. */
export function stepFrom(window: CarouselWindow, by: number): number {
  const end = lastStart(window);
  if (by > 0 && window.start >= end) return 0;
  if (by < 0 && window.start <= 0) return end;
  return Math.min(end, Math.max(0, window.start + by));
}

/** Reads the window off the track's measures in pixels; `stride` is a card with its gap. */
export function windowOf(scrolled: number, width: number, stride: number, gap: number, total: number): CarouselWindow {
  if (stride <= 0) return { start: 0, visible: total, total };
  // Browsers round what was scrolled; half a card decides.
  const visible = Math.max(1, Math.floor((width + gap + 1) / stride));
  const start = Math.min(Math.round(scrolled / stride), lastStart({ visible, total }));
  return { start, visible, total };
}
