/** The visible part of a track: the first card, how many fit, and the total. */
export type CarouselWindow = { start: number; visible: number; total: number };

/** The last index at which the track can start, with the last card at its right edge. */
export const lastStart = ({ visible, total }: Omit<CarouselWindow, 'start'>): number => Math.max(0, total - visible);

/** The start index after a step: stops at the edge first, and wraps round from the edge itself. */
export function stepFrom(window: CarouselWindow, by: number): number {
  const end = lastStart(window);
  if (by > 0 && window.start >= end) return 0;
  if (by < 0 && window.start <= 0) return end;
  return Math.min(end, Math.max(0, window.start + by));
}

/** Computes the window from pixel measures; `stride` is a card with its gap. */
export function windowOf(scrolled: number, width: number, stride: number, gap: number, total: number): CarouselWindow {
  if (stride <= 0) return { start: 0, visible: total, total };
  // Browsers round what was scrolled; half a card decides.
  const visible = Math.max(1, Math.floor((width + gap + 1) / stride));
  const start = Math.min(Math.round(scrolled / stride), lastStart({ visible, total }));
  return { start, visible, total };
}
