/**
 * Focuses the first invalid field, opening its `<details>` if needed. Scrolls it to the middle, because bars stick to both
 * ends of a phone's screen.
 * @returns whether there is an invalid field
 */
export function leadToFault(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
  if (!field) return false;
  const fold = field.closest('details');
  if (fold) fold.open = true;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
  return true;
}
