import { type PointerEvent, useEffect, useRef, useState } from 'react';

const DRAG_AFTER_PX = 6;

/** A copy of the list with one item moved. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** The index of the rectangle that contains a point or is nearest to it. */
export function nearest(point: { x: number; y: number }, rects: readonly DOMRect[]): number {
  const distances = rects.map(({ x, y, width, height }) =>
    Math.hypot(x + width / 2 - point.x, y + height / 2 - point.y),
  );
  return distances.indexOf(Math.min(...distances));
}

/**
 * Reorders a list or grid by dragging with mouse, pen or touch. Escape cancels. Keyboard support is up to the caller.
 * @param onMove called with each new position while dragging
 * @param onDrop called once, if it is dropped at another position
 */
export function useReorder(onMove: (from: number, to: number) => void, onDrop?: () => void) {
  const [dragged, setDragged] = useState<number>();
  const hasDragged = useRef(false);
  const latest = useRef({ onMove, onDrop });
  useEffect(() => {
    latest.current = { onMove, onDrop };
  });

  const take = (event: PointerEvent<HTMLElement>, list: HTMLElement | null, index: number) => {
    hasDragged.current = false;
    if (event.button !== 0 || !list) return;
    const { clientX, clientY } = event;
    const ends = new AbortController();
    const { signal } = ends;
    let at = index;
    const goTo = (to: number) => {
      if (to === at) return;
      latest.current.onMove(at, to);
      at = to;
      setDragged(to);
    };
    const leave = () => {
      ends.abort();
      setDragged(undefined);
    };
    const follow = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (!hasDragged.current && Math.hypot(x - clientX, y - clientY) < DRAG_AFTER_PX) return;
      if (!hasDragged.current) setDragged(index);
      hasDragged.current = true;
      const items = [...list.querySelectorAll<HTMLElement>('[data-reorder]')];
      goTo(
        nearest(
          { x, y },
          items.map(item => item.getBoundingClientRect()),
        ),
      );
    };
    const drop = () => {
      leave();
      if (at !== index) latest.current.onDrop?.();
    };
    const putBack = (key?: KeyboardEvent) => {
      if (key && key.key !== 'Escape') return;
      key?.stopPropagation();
      key?.preventDefault();
      goTo(index);
      leave();
    };
    document.addEventListener('pointermove', follow, { signal });
    document.addEventListener('pointerup', drop, { signal });
    document.addEventListener('pointercancel', () => putBack(), { signal });
    document.addEventListener('keydown', putBack, { signal, capture: true });
  };
  return {
    /** The place of what is dragged just now. */
    dragged,
    take,
    /** Whether the press that is ending was a drag, not a click. */
    wasDragged: () => hasDragged.current,
  };
}
