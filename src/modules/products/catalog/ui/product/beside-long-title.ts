/** From here on a title has three lines in a column of a phone, in most colours and at most widths. */
const LONG = 39;

/** Whether this or the card beside it in a phone's two columns has a long title. */
export function besideLongTitle(products: readonly { readonly title: string }[], place: number): boolean {
  const left = place - (place % 2);
  return products.slice(left, left + 2).some(({ title }) => title.length >= LONG);
}
