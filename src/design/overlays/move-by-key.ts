import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Moves an item one place by an arrow key; the pressed control keeps the focus although its element moves. */
export function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  at: number,
  of: number,
  onMove: (to: number) => void,
): void {
  const to = at + (STEPS[event.key] ?? 0);
  if (to === at) return;
  event.preventDefault();
  if (to < 0 || to >= of) return;
  const { currentTarget } = event;
  flushSync(() => onMove(to));
  currentTarget.focus();
}
