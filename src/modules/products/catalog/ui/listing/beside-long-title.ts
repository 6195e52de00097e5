/** Titles of this many characters or more usually take three lines in a phone's column. */
const LONG = 39;

/** Whether this card or the one beside it, in the two columns of phones, has a long title. */
export function besideLongTitle(products: readonly { readonly title: string }[], place: number): boolean {
  const left = place - (place % 2);
  return products.slice(left, left + 2).some(({ title }) => title.length >= LONG);
}
