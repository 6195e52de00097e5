import { Button } from '#design/buttons/button.tsx';
import { SelectionBar } from '#design/tables/selection-bar.tsx';
import { countText } from '#shared/text/count-text.ts';

type StockSelectionBarProps = {
  /** How many are chosen; all that the list finds when `isAll`. */
  count: number;
  isAll: boolean;
  found: number;
  onAll: () => void;
  onChange: () => void;
  onClear: () => void;
};

/** What can be done with the chosen products, or with all that the list finds. */
export function StockSelectionBar({ count, isAll, found, onAll, onChange, onClear }: StockSelectionBarProps) {
  return (
    <SelectionBar count={count} words={isAll ? `All ${countText(found)} found` : undefined} onClear={onClear}>
      {!isAll && found > count && (
        <Button tone="quiet" onClick={onAll}>
          Select all {countText(found)} found
        </Button>
      )}
      <Button tone="primary" onClick={onChange}>
        Change prices or stock
      </Button>
    </SelectionBar>
  );
}
