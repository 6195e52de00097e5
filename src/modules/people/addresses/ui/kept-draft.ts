import type { AddressDraft } from '#people/addresses/address-draft.ts';
import type { AddressId, UserId } from '#shared/id.ts';

const KEPT = 'addressDraft';

/** As much of a browser's storage as a draft needs. */
type Tab = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An address that is being written. */
export interface KeptDraft {
  readonly userId: UserId;
  /** Absent for a new one. */
  readonly addressId?: AddressId | undefined;
  readonly draft: AddressDraft;
}

/** Keeps what is typed, so that a reload, a closed tab and signing in again lose nothing. */
export function keepAddressDraft(storage: Tab, kept: KeptDraft): void {
  storage.setItem(KEPT, JSON.stringify(kept));
}

/** What was kept, only for the one who wrote it; somebody else's is forgotten. */
export function keptAddressDraft(storage: Tab, userId: UserId): KeptDraft | undefined {
  try {
    const kept = JSON.parse(storage.getItem(KEPT) ?? 'null') as KeptDraft | null;
    if (kept?.userId === userId && typeof kept.draft === 'object') return kept;
  } catch {
    // What can't be read is no draft.
  }
  forgetAddressDraft(storage);
  return undefined;
}

/** It is saved, or not wanted any more. */
export function forgetAddressDraft(storage: Tab): void {
  storage.removeItem(KEPT);
}
