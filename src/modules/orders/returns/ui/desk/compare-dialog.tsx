import { useId, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import type { moveReturn } from '#orders/returns/desk.contract.ts';
import type { Difference } from '#orders/returns/return/numbers-back.ts';
import type { DeskReturn } from '#orders/returns/return/return.schema.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { CompareForm } from './compare-form.tsx';

type CompareDialogProps = {
  open: boolean;
  found: DeskReturn;
  /** What goes back, as one reads it. */
  amount: string;
  busy: boolean;
  onCompared: (told: Pick<InputOf<typeof moveReturn>, 'note' | 'serials'>) => void;
  onClose: () => void;
};

/** Asks for the number of each piece that came back before it is settled, and, where another was sent, for a reason. */
export function CompareDialog({ open, amount, busy, onClose, found, onCompared }: CompareDialogProps) {
  const form = useId();
  const [differences, setDifferences] = useState<readonly Difference[]>([]);
  const close = () => {
    setDifferences([]);
    onClose();
  };
  const differs = differences.length > 0;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={`Refund ${amount}?`}
      asks
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={form} tone={differs ? 'danger' : 'primary'} busy={busy}>
            {differs ? 'Refund anyway' : 'Check and refund'}
          </Button>
        </>
      }
    >
      <CompareForm
        id={form}
        found={found}
        differences={differences}
        onDifferences={setDifferences}
        onCompared={told => !busy && onCompared(told)}
      />
    </Dialog>
  );
}
