import { PART_BYTES } from '#platform/storage/storage.ts';

/** In how many pieces a file of this size is sent. */
export function partsOf(size: number): number {
  return Math.max(1, Math.ceil(size / PART_BYTES));
}

/** How many bytes a piece has, counted from 1; the last has what is left. */
export function partSize(size: number, part: number): number {
  return part < partsOf(size) ? PART_BYTES : size - (part - 1) * PART_BYTES;
}
