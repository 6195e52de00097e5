/** Whether a key press is a page shortcut: not in a text field, no open dialog, no modifier key. */
export function isPageKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (document.querySelector('dialog:modal')) return false;
  return !(event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable]'));
}
