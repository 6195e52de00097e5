import { expect, it } from 'vitest';
import { BLANK_DRAFT } from '#features/addresses/address-draft.ts';
import { newId } from '#shared/id.ts';
import { keepDraft, takeDraft } from './kept-draft.ts';

const asha = newId<'user'>();
const draft = { ...BLANK_DRAFT, pincode: '411001', city: 'Pune' };

it('an address that was being written is handed back once', () => {
  const storage = aTab();
  keepDraft(storage, { userId: asha, draft });
  expect(takeDraft(storage, asha)?.draft).toEqual(draft);
  expect(takeDraft(storage, asha)).toBeUndefined();
});

it('an address that was being written is shown to nobody else, and is forgotten then', () => {
  const storage = aTab();
  keepDraft(storage, { userId: asha, draft });
  expect(takeDraft(storage, newId<'user'>())).toBeUndefined();
  expect(takeDraft(storage, asha)).toBeUndefined();
});

it.each(['', '[', '7', '{}', 'null'])('what was kept as %s is no draft', text => {
  const storage = aTab();
  storage.setItem('addressDraft', text);
  expect(takeDraft(storage, asha)).toBeUndefined();
});

function aTab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
