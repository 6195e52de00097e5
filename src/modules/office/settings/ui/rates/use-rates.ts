import { type KnownForRates, rateFaults } from '#office/settings/rates/rate-rows.ts';
import { type RateList, saveRates } from '#office/settings/rates/rates.contract.ts';
import { type SavedGroup, useDraft } from '#office/settings/ui/form/use-draft.ts';
import { call } from '#shared/api/browser-call.ts';
import type { RateEntry } from '#shop/shop/rates/rate-entry.ts';

export function knownIn({ today, categories }: RateList): KnownForRates {
  return { today, categories: categories.map(({ id }) => id) };
}

/** The list of rates in hand. */
export function useRates(list: RateList) {
  const draft = useDraft<readonly RateEntry[]>(keptOf(list), {
    faultsOf: entries => rateFaults(entries, list.entries, knownIn(list)),
    send: async ({ version, value }) => {
      const { message, data } = await call(saveRates, { version, entries: [...value] });
      return { message, kept: keptOf(data) };
    },
    freshOf: data => keptOf(data as RateList),
    // What somebody else has added stays, ours is added to it.
    merge: (fresh, mine, before) => [...fresh, ...mine.filter(entry => !isIn(before, entry) && !isIn(fresh, entry))],
  });
  return {
    draft,
    add: (entry: RateEntry) => draft.change([...draft.value, entry], 'entries'),
    withdraw: (entry: RateEntry) =>
      draft.change(
        draft.value.filter(other => other !== entry),
        'entries',
      ),
    isNew: (entry: RateEntry) => !isIn(draft.kept, entry),
  };
}

function isIn(entries: readonly RateEntry[], entry: RateEntry): boolean {
  return entries.some(other => JSON.stringify(other) === JSON.stringify(entry));
}

function keptOf({ version, entries }: RateList): SavedGroup<readonly RateEntry[]> {
  return { version, value: entries };
}
