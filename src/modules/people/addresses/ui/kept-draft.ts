import type { AddressDraft } from '#people/addresses/address-draft.ts';
import type { AddressId, UserId } from '#shared/id.ts';

const KEPT = 'addressDraft';

type Tab = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A draft in the tab's session storage. */
export interface KeptDraft {
  readonly userId: UserId;
  /** Absent for a new address. */
  readonly addressId?: AddressId | undefined;
  readonly draft: AddressDraft;
}

/** Stores the draft, so that a reload and a new login lose nothing. */
export function keepAddressDraft(storage: Tab, kept: KeptDraft): void {
  storage.setItem(KEPT, JSON.stringify(kept));
}

/** The user's stored draft. A draft of another user is deleted. */
export function keptAddressDraft(storage: Tab, userId: UserId): KeptDraft | undefined {
  try {
    const kept = JSON.parse(storage.getItem(KEPT) ?? 'null') as KeptDraft | null;
    if (kept?.userId === userId && typeof kept.draft === 'object') return kept;
  } catch {
    // Unreadable, so deleted below.
  }
  forgetAddressDraft(storage);
  return undefined;
}

export function forgetAddressDraft(storage: Tab): void {
  storage.removeItem(KEPT);
}
