import { choose, MAX_COMPARED } from '#products/catalog/comparison/chosen-products.ts';
import { useChosen } from './use-chosen.ts';

/** What a check box needs that chooses a product for comparison. It is disabled while four others are chosen. */
export function useChoice(slug: string) {
  const chosen = useChosen();
  const checked = chosen.includes(slug);
  return {
    checked,
    disabled: !checked && chosen.length >= MAX_COMPARED,
    onChange: () => choose(checked ? chosen.filter(other => other !== slug) : [...chosen, slug]),
  };
}
