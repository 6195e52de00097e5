import { PART_BYTES } from '#shared/ports/storage-port.ts';

/** Number of parts in which a file of this size is sent. */
export function partsOf(size: number): number {
  return Math.max(1, Math.ceil(size / PART_BYTES));
}

/** Size of a part in bytes, counted from 1; the last one has the rest. */
export function partSize(size: number, part: number): number {
  return part < partsOf(size) ? PART_BYTES : size - (part - 1) * PART_BYTES;
}
