import { Checkbox } from '#design/choices/checkbox.tsx';
import { Stepper } from '#design/choices/stepper.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { LinePicture } from '#orders/cart/ui/sheet/line-picture.tsx';
import type { ReturnableLine, ReturnsOfPart } from '#orders/returns/contract.ts';
import type { ReturnDraft } from '#orders/returns/return/return-draft.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './request-form.module.css';

export type StepProps = {
  found: ReturnsOfPart;
  draft: ReturnDraft;
  /** Shown after the first attempt to continue. */
  fault: string | undefined;
  onChange: (to: Partial<ReturnDraft>) => void;
};

/** Step 1: which items, and how many. */
export function ItemsStep({ found, draft, fault, onChange }: StepProps) {
  const set = (lineId: string, quantity: number) => onChange({ pieces: { ...draft.pieces, [lineId]: quantity } });
  return (
    <FieldGroup legend="Items to return" legendHidden error={fault}>
      <ul>
        {found.lines.map(line => (
          <Line
            key={line.lineId}
            line={line}
            quantity={draft.pieces[line.lineId] ?? 0}
            onChange={quantity => set(line.lineId, quantity)}
          />
        ))}
      </ul>
    </FieldGroup>
  );
}

type LineProps = { line: ReturnableLine; quantity: number; onChange: (quantity: number) => void };

function Line({ line: { title, image, left }, quantity, onChange }: LineProps) {
  return (
    <li className={styles.line}>
      <LinePicture src={image} className={styles.picture} />
      <Checkbox
        label={title}
        hint={
          left === 0 ? 'Return already requested' : left > 1 ? `You can return up to ${countText(left)}` : undefined
        }
        checked={quantity > 0}
        disabled={left === 0}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? 1 : 0)}
      />
      {quantity > 0 && left > 1 && (
        <Stepper label={`Quantity of ${title}`} value={quantity} max={left} onChange={onChange} />
      )}
    </li>
  );
}
