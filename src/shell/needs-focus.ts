/** Whether the focus has been left behind: not on the page itself, and not where somebody is writing. */
export function needsFocus(focused: Element | null, main: Element): boolean {
  if (focused === null) return true;
  return !main.contains(focused) && !focused.matches('input, textarea, select');
}
