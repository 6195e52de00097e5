/** For how many days stock lasts if it goes on selling as in the last thirty; undefined when nothing sold. */
export function daysOfCover({ stock, soldIn30Days }: { readonly stock: number; readonly soldIn30Days: number }) {
  return soldIn30Days > 0 ? Math.floor((stock * 30) / soldIn30Days) : undefined;
}
