import { expect, it } from 'vitest';
import { BLANK_DRAFT } from '#people/addresses/address-draft.ts';
import { newId } from '#shared/id.ts';
import { forgetAddressDraft, keepAddressDraft, keptAddressDraft } from './kept-draft.ts';

const asha = newId<'user'>();
const draft = { ...BLANK_DRAFT, pincode: '411001', city: 'Pune' };

it('an address that is being written is there after each reload, until it is saved or put aside', () => {
  const storage = aTab();
  keepAddressDraft(storage, { userId: asha, draft });
  expect(keptAddressDraft(storage, asha)?.draft).toEqual(draft);
  expect(keptAddressDraft(storage, asha)?.draft).toEqual(draft);
  forgetAddressDraft(storage);
  expect(keptAddressDraft(storage, asha)).toBeUndefined();
});

it('an address that was being written is shown to nobody else, and is forgotten then', () => {
  const storage = aTab();
  keepAddressDraft(storage, { userId: asha, draft });
  expect(keptAddressDraft(storage, newId<'user'>())).toBeUndefined();
  expect(keptAddressDraft(storage, asha)).toBeUndefined();
});

it.each(['', '[', '7', '{}', 'null'])('what was kept as %s is no draft', text => {
  const storage = aTab();
  storage.setItem('addressDraft', text);
  expect(keptAddressDraft(storage, asha)).toBeUndefined();
});

function aTab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
