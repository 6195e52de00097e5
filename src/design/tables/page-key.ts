/** Whether a key is meant for the page as a whole: nobody types, no dialog is open, nothing is held down with it. */
export function isPageKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (document.querySelector('dialog:modal')) return false;
  return !(event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable]'));
}
