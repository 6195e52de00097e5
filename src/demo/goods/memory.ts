import type { SpecSheet } from './family.ts';

/** The two rows in which the sizes of a phone, tablet or laptop differ. */
export function memory(ram: string, storage: string): SpecSheet {
  return { Performance: { Memory: ram, Storage: storage } };
}
