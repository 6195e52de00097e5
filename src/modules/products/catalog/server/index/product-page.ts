import type { PageSpan } from '#shared/api/page-of-list.ts';

/** A page of the rows without bars, in the given order or reversed. */
export function rowsInOrder(
  rows: Uint32Array,
  isBackwards: boolean,
  bars: Uint16Array,
  { offset, limit }: PageSpan,
): number[] {
  const page: number[] = [];
  let before = 0;
  for (let place = 0; place < rows.length && page.length < limit; place += 1) {
    const row = rows[isBackwards ? rows.length - 1 - place : place] as number;
    if (bars[row] !== 0) continue;
    if (before >= offset) page.push(row);
    before += 1;
  }
  return page;
}

const places = new Uint32Array(1 << 16);

/** A page of the rows without bars, highest score first, equal scores in the given order. */
export function rowsByWorth(
  rows: Uint32Array,
  worth: Uint16Array,
  bars: Uint16Array,
  { offset, limit }: PageSpan,
): number[] {
  // A counting sort, because only one page of thousands of results is needed.
  places.fill(0);
  for (let row = 0; row < bars.length; row += 1) {
    if (bars[row] !== 0) continue;
    const alike = worth[row] as number;
    places[alike] = (places[alike] as number) + 1;
  }
  let before = 0;
  for (let alike = places.length - 1; alike >= 0; alike -= 1) {
    const count = places[alike] as number;
    places[alike] = before;
    before += count;
  }
  const page: number[] = [];
  for (const row of rows) {
    if (bars[row] !== 0) continue;
    const alike = worth[row] as number;
    const place = places[alike] as number;
    places[alike] = place + 1;
    if (place >= offset && place < offset + limit) page[place - offset] = row;
  }
  return page;
}
