import { expect, it } from 'vitest';
import { BLANK_DRAFT } from '#features/addresses/address-draft.ts';
import { newId } from '#shared/id.ts';
import { memoryStorage } from '#test/memory-storage.ts';
import { keepDraft, takeDraft } from './kept-draft.ts';

const asha = newId<'user'>();
const draft = { ...BLANK_DRAFT, pincode: '411001', city: 'Pune' };

it('an address that was being written is handed back once', () => {
  const storage = memoryStorage();
  keepDraft(storage, { userId: asha, draft });
  expect(takeDraft(storage, asha)?.draft).toEqual(draft);
  expect(takeDraft(storage, asha)).toBeUndefined();
});

it('an address that was being written is shown to nobody else, and is forgotten then', () => {
  const storage = memoryStorage();
  keepDraft(storage, { userId: asha, draft });
  expect(takeDraft(storage, newId<'user'>())).toBeUndefined();
  expect(takeDraft(storage, asha)).toBeUndefined();
});

it.each(['', '[', '7', '{}', 'null'])('what was kept as %s is no draft', text => {
  const storage = memoryStorage();
  storage.setItem('addressDraft', text);
  expect(takeDraft(storage, asha)).toBeUndefined();
});
