import type { AddressDraft } from '#features/addresses/address-draft.ts';
import type { AddressId, UserId } from '#shared/id.ts';

const KEPT = 'addressDraft';

/** As much of a browser's storage as a draft needs. */
type Tab = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An address that was being written when the session ended. */
export interface KeptDraft {
  readonly userId: UserId;
  /** Absent for a new one. */
  readonly addressId?: AddressId | undefined;
  readonly draft: AddressDraft;
}

/** Keeps what was typed while its writer signs in again. */
export function keepDraft(storage: Tab, kept: KeptDraft): void {
  storage.setItem(KEPT, JSON.stringify(kept));
}

/** What was kept, once, and only for the one who wrote it. */
export function takeDraft(storage: Tab, userId: UserId): KeptDraft | undefined {
  const text = storage.getItem(KEPT);
  storage.removeItem(KEPT);
  try {
    const kept = JSON.parse(text ?? 'null') as KeptDraft | null;
    return kept?.userId === userId && typeof kept.draft === 'object' ? kept : undefined;
  } catch {
    return undefined;
  }
}
