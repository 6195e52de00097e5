/**
 * Looks again when the back button brings a page back as it was left. One that is somebody's own is covered while it is
 * away and uncovered only after that, so that nobody sees for a moment what was on it (docs/security-cases.md G8).
 * @returns a function that ends it
 */
export function onReturn(isOwnPage: () => boolean, look: () => Promise<void>): () => void {
  const page = document.documentElement;
  const leaving = () => {
    page.hidden = isOwnPage();
  };
  const returned = async ({ persisted }: PageTransitionEvent) => {
    if (persisted) await look();
    page.hidden = false;
  };
  window.addEventListener('pagehide', leaving);
  window.addEventListener('pageshow', returned);
  return () => {
    window.removeEventListener('pagehide', leaving);
    window.removeEventListener('pageshow', returned);
  };
}
