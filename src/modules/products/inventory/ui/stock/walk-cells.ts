/** Where a key leads from a cell of the table, as in a spreadsheet; null for keys that are the cell's own. */
export function cellFrom(
  input: HTMLInputElement,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): HTMLInputElement | null {
  if (key === 'ArrowDown' || (key === 'Enter' && !shiftKey)) return inRow(input, 'nextElementSibling');
  if (key === 'ArrowUp' || key === 'Enter') return inRow(input, 'previousElementSibling');
  const { selectionStart: start, selectionEnd: end, value } = input;
  const isWhole = start === 0 && end === value.length;
  if (key === 'ArrowLeft' && (isWhole || (start === 0 && end === 0))) return beside(input, -1);
  if (key === 'ArrowRight' && (isWhole || (start === value.length && end === start))) return beside(input, 1);
  return null;
}

function inRow(input: HTMLInputElement, way: 'nextElementSibling' | 'previousElementSibling'): HTMLInputElement | null {
  return input.closest('tr')?.[way]?.querySelector<HTMLInputElement>(`input[name="${input.name}"]`) ?? null;
}

function beside(input: HTMLInputElement, step: 1 | -1): HTMLInputElement | null {
  const cells = [...(input.closest('tr')?.querySelectorAll<HTMLInputElement>('input[data-cell]') ?? [])];
  return cells[cells.indexOf(input) + step] ?? null;
}
