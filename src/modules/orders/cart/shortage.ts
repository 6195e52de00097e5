/** Why a line can't be bought as it stands, in the words of a card's badge; undefined when there is enough. */
export function shortageOf(line: { readonly quantity: number; readonly totalStock: number }): string | undefined {
  if (line.totalStock === 0) return 'Out Of Stock';
  if (line.quantity > line.totalStock) return `Only ${line.totalStock} items left`;
  return undefined;
}
