import { readBrands, type TypedBrand } from '#office/settings/brands/brand-rows.ts';
import { type BrandList, type BrandRow, saveBrands } from '#office/settings/brands/brands.contract.ts';
import { type SavedGroup, useDraft } from '#office/settings/ui/form/use-draft.ts';
import { call } from '#shared/api/browser-call.ts';

/** A brand in hand; the key tells new ones apart that have no id yet. */
export interface BrandInHand extends TypedBrand {
  readonly key: string;
  readonly goods: number;
}

/** The list of brands in hand. */
export function useBrands(list: BrandList) {
  const draft = useDraft<readonly BrandInHand[]>(keptOf(list), {
    faultsOf: brands => {
      const read = readBrands(brands);
      return 'faults' in read ? read.faults : {};
    },
    send: async ({ version, value }) => {
      const brands = value.map(({ key: _, goods: __, ...brand }) => brand);
      const { message, data } = await call(saveBrands, { version, brands });
      return { message, kept: keptOf(data) };
    },
    freshOf: data => keptOf(data as BrandList),
    // Ours as far as its brands are still there, and those that somebody else has added.
    merge: (fresh, mine, before) => [
      ...mine.filter(({ id }) => id === null || fresh.some(brand => brand.id === id)),
      ...fresh.filter(({ id }) => !before.some(brand => brand.id === id) && !mine.some(brand => brand.id === id)),
    ],
  });
  const brands = draft.value;
  const put = (next: readonly BrandInHand[], ...faults: string[]) => draft.change(next, 'brands', ...faults);
  return {
    draft,
    change: (at: number, more: Partial<TypedBrand>) =>
      put(
        brands.map((brand, place) => (place === at ? { ...brand, ...more } : brand)),
        ...Object.keys(more).map(field => `${at}.${field}`),
      ),
    move: (at: number, by: -1 | 1) => {
      const moved = brands.toSpliced(at, 1);
      const brand = brands[at];
      if (brand) put(moved.toSpliced(at + by, 0, brand), ...Object.keys(draft.faults));
    },
    remove: (at: number) => put(brands.toSpliced(at, 1), ...Object.keys(draft.faults)),
    add: (label = '') =>
      put([
        ...brands,
        { key: `new-${Date.now()}`, id: null, label, said: '', aliases: '', mark: null, hidden: false, goods: 0 },
      ]),
  };
}

export type BrandsInHand = ReturnType<typeof useBrands>;

function keptOf({ version, brands }: BrandList): SavedGroup<readonly BrandInHand[]> {
  return { version, value: brands.map((brand: BrandRow) => ({ ...brand, key: brand.id })) };
}
