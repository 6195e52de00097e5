import { Checkbox } from '#design/checkbox.tsx';
import { FieldGroup } from '#design/field-group.tsx';
import { Stepper } from '#design/stepper.tsx';
import { LinePicture } from '#features/cart/ui/line-picture.tsx';
import type { ReturnableLine, ReturnsOfPart } from '#features/returns/contract.ts';
import type { ReturnDraft } from '#features/returns/return-draft.ts';
import { countText } from '#shared/count-text.ts';
import styles from './request-form.module.css';

export type StepProps = {
  found: ReturnsOfPart;
  draft: ReturnDraft;
  /** What is missing, once somebody has tried to go on. */
  fault: string | undefined;
  onChange: (to: Partial<ReturnDraft>) => void;
};

/** Which goods go back, and how many of each. */
export function GoodsStep({ found, draft, fault, onChange }: StepProps) {
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
