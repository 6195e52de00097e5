const SIGNS = ['pointerdown', 'keydown', 'storage'] as const;

/**
 * Runs `start` once: when the visitor first presses something, or when another tab has stored something. Who only reads loads
 * nothing. @returns stops waiting
 */
export function onFirstInteraction(start: () => void): () => void {
  const stopWaiting = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, listener);
  };
  const listener = () => {
    stopWaiting();
    start();
  };
  for (const sign of SIGNS) window.addEventListener(sign, listener, { passive: true });
  return stopWaiting;
}
